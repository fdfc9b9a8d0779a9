import { NEEDS_SCHEMA_VERSION } from '../base/constants.ts'
import { NEEDS_PLACE } from '../paths/documentPaths.ts'
import type { DocumentKind } from '../saving/DocumentKind.ts'
import type { Needs, NeedsCounts, NeedsUuid } from './Needs.ts'

/** Counts goals, including empty ones, goals with a linked study, and gaps whose importance is known. */
export const countNeeds = ({ goals, states }: Needs): NeedsCounts => ({
  goals: goals.length,
  studies: goals.filter(({ study }) => study !== undefined).length,
  gaps: states.filter(({ importance }) => importance !== null).length,
})

/** Needs documents as a kind of document that can be saved. */
export const NEEDS_KIND: DocumentKind<Needs, NeedsUuid, NeedsCounts> = {
  place: NEEDS_PLACE,
  schemaVersion: NEEDS_SCHEMA_VERSION,
  uuidOf: ({ uuid }) => uuid,
  count: (needs, before) => ({ ...before, ...countNeeds(needs) }),
}
