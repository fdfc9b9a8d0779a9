import {
  completeNeeds,
  copyNeeds,
  NEEDS_SAVING,
  needsUuid,
  parseNeeds,
  parseNeedsHeader,
  parseNeedsVersion,
} from '@outcome-studio/shared/domain'
import type { StoredKind } from '../repository/StoredKind.ts'
import type { NeedsTypes } from './NeedsRepository.ts'

/** Needs documents as a kind of document that is stored. */
export const STORED_NEEDS: StoredKind<NeedsTypes> = {
  saving: NEEDS_SAVING,
  asUuid: needsUuid,
  noCounts: { goals: 0, studies: 0, gaps: 0 },
  parseHeader: parseNeedsHeader,
  parseContent: parseNeeds,
  parseVersion: (stored) => {
    const found = parseNeedsVersion(stored)
    if (found === null) return null
    const { needs, ...version } = found
    return { ...version, content: needs }
  },
  complete: completeNeeds,
  copy: copyNeeds,
  hasCustomRules: false,
}
