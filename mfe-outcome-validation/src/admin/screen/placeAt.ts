import type { RulesPlace } from '@outcome-studio/shared/data'
import { listPath, type StudyAddress, storedStudyPath } from '../../core/studyAddress.ts'

/** Returns whose rules an address shows: the root is the organisation. null for an unknown address. */
export function placeAt(address: StudyAddress | null): RulesPlace | null {
  if (address?.kind === 'list') return { kind: 'organisation' }
  return address?.kind === 'stored' ? { kind: 'study', docName: address.docName } : null
}

/** The path below the admin view's own. */
export const pathOf = (place: RulesPlace): string =>
  place.kind === 'study' ? storedStudyPath(place.docName) : listPath
