import type { RulesPlace } from '@outcome-studio/shared/data'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'
import { type DocumentAddress, listPath, storedPath } from '@outcome-studio/shared/editor'

/** Returns whose rules an address shows: the root is the organization. null for an unknown address. */
export function placeAt(address: DocumentAddress<StudyUuid> | null): RulesPlace | null {
  if (address?.kind === 'list') return { kind: 'organization' }
  return address?.kind === 'stored' ? { kind: 'study', docName: address.docName } : null
}

/** The path below the admin view's own. */
export const pathOf = (place: RulesPlace): string =>
  place.kind === 'study' ? storedPath(place.docName) : listPath
