import {
  completeNeeds,
  copyNeeds,
  NEEDS_SAVING,
  type NeedsTypes,
  needsUuid,
  parseNeeds,
  parseNeedsHeader,
  parseNeedsVersion,
} from '@outcome-studio/shared/domain/needs'
import { createDocumentHooks } from '../repository/createDocumentHooks.ts'
import type { StoredKind } from '../repository/StoredKind.ts'

/** Needs documents as a kind of document that is stored. */
export const STORED_NEEDS: StoredKind<NeedsTypes> = {
  saving: NEEDS_SAVING,
  queryKey: 'needs',
  asUuid: needsUuid,
  noCounts: { goals: 0, studies: 0, gaps: 0 },
  parseHeader: parseNeedsHeader,
  parseContent: parseNeeds,
  parseVersion: parseNeedsVersion,
  complete: completeNeeds,
  copy: copyNeeds,
  hasCustomRules: false,
}

/** The needs documents of the member who is signed in on this page. */
export const {
  current: currentNeeds,
  provide: provideNeeds,
  cached: cachedNeeds,
  useList: useNeedsList,
  useDocument: useNeeds,
  useSnapshot: useNeedsSnapshot,
  useRename: useRenameNeeds,
  useCopy: useCopyNeeds,
} = createDocumentHooks(STORED_NEEDS)
