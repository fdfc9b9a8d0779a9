import { NEEDS_SCHEMA_VERSION } from '../base/constants.ts'
import { NEEDS_PLACE } from '../paths/documentPaths.ts'
import type { SavingRules } from '../saving/SavingRules.ts'
import { countNeeds } from './countNeeds.ts'
import type { NeedsTypes } from './Needs.ts'

/** How needs documents are saved. */
export const NEEDS_SAVING: SavingRules<NeedsTypes> = {
  place: NEEDS_PLACE,
  schemaVersion: NEEDS_SCHEMA_VERSION,
  uuidOf: ({ uuid }) => uuid,
  count: (needs, before) => ({ ...before, ...countNeeds(needs) }),
}
