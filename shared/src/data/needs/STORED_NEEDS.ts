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
