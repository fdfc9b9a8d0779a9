import { isEqual } from '../../base/isEqual.ts'
import type { Side } from './StudyDifference.ts'
import { homeOf, type Part, type StudyParts, valuesOf } from './StudyParts.ts'

/** Two versions and what both came from. */
export interface Sides {
  /** null where nothing is known of it. */
  readonly base: StudyParts | null
  readonly mine: StudyParts
  readonly theirs: StudyParts
}

const OTHER = { mine: 'theirs', theirs: 'mine' } as const

/** Which side changed a value that both hold: null where both did, undefined where they are the same. */
export function changedBy(
  isBaseKnown: boolean,
  { base, mine, theirs }: { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown },
): Side | null | undefined {
  if (isEqual(mine, theirs)) return undefined
  if (!isBaseKnown) return null
  if (isEqual(base, mine)) return 'theirs'
  return isEqual(base, theirs) ? 'mine' : null
}

/** The one side that has a step or a statement; null where both have it. */
export function onlySide({ mine, theirs }: Sides, id: string): Side | null {
  if (mine.parts.has(id) && theirs.parts.has(id)) return null
  return mine.parts.has(id) ? 'mine' : 'theirs'
}

/** Whether a statement that one side alone has goes with its step, which that side alone has too. */
export function goesWithStep(sides: Sides, id: string): boolean {
  const side = onlySide(sides, id)
  if (!side) return false
  const stepId = homeOf(sides[side].parts.get(id))
  if (stepId === undefined || onlySide(sides, stepId) !== side) return false
  const before = sides.base?.parts.get(id)
  return before === undefined || homeOf(before) === stepId
}

/**
 * Whose word counts on whether a step or a statement is there: that of the only side that changed anything about it.
 * null where one side removed what the other worked on; undefined where both have it.
 */
export function decidesPresence(sides: Sides, id: string): Side | null | undefined {
  const side = onlySide(sides, id)
  if (!side) return undefined
  if (!sides.base) return null
  if (!sides.base.parts.has(id)) return side
  return isWorkedOn(sides, sides.base, side, id) ? null : OTHER[side]
}

function isWorkedOn(sides: Sides, base: StudyParts, side: Side, id: string): boolean {
  if (isChanged(base, sides[side].parts.get(id), id)) return true
  return (sides[side].statements.get(id) ?? []).some((statementId) =>
    sides[OTHER[side]].parts.has(statementId)
      ? homeOf(base.parts.get(statementId)) !== id
      : isChanged(base, sides[side].parts.get(statementId), statementId),
  )
}

function isChanged(base: StudyParts, now: Part | undefined, id: string): boolean {
  const before = base.parts.get(id)
  if (!before || !now || homeOf(before) !== homeOf(now)) return true
  return !isEqual(valuesOf(before), valuesOf(now))
}
