import { isWritten } from './goalPlaces.ts'
import type { Needs, NeedsCounts } from './Needs.ts'

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
