import { NEEDS_SCHEMA_VERSION } from '../base/constants.ts'
import { NEEDS_PLACE } from '../paths/documentPaths.ts'
import type { DocumentKind } from '../saving/DocumentKind.ts'
import { isWritten } from './goalPlaces.ts'
import type { Needs, NeedsCounts, NeedsUuid } from './Needs.ts'

/** Counts goals, goals with a linked study, and gaps whose importance is known. Goals without a text never count. */
export function countNeeds({ goals, states }: Needs): NeedsCounts {
  const written = goals.filter(isWritten)
  const ids = new Set(written.map(({ id }) => id))
  return {
    goals: written.length,
    studies: written.filter(({ study }) => study !== undefined).length,
    gaps: states.filter(({ goalId, importance }) => importance !== null && ids.has(goalId)).length,
  }
}

/** Needs documents as a kind of document that can be saved. */
export const NEEDS_KIND: DocumentKind<Needs, NeedsUuid, NeedsCounts> = {
  place: NEEDS_PLACE,
  schemaVersion: NEEDS_SCHEMA_VERSION,
  uuidOf: ({ uuid }) => uuid,
  count: (needs, before) => ({ ...before, ...countNeeds(needs) }),
}
