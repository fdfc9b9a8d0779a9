import { isEqual } from '@outcome-studio/shared/domain/base'
import type { MergeSide } from '../../core/DocumentMerge.ts'
import { homeOf, type Part, type StudyParts, valuesOf } from './StudyParts.ts'

/** Two versions and their common ancestor. */
export interface Sides {
  /** null if it is unknown. */
  readonly base: StudyParts | null
  readonly mine: StudyParts
  readonly theirs: StudyParts
}

const OTHER = { mine: 'theirs', theirs: 'mine' } as const

/** The only side that has a step or a statement; null if both have it. */
export function onlySide({ mine, theirs }: Sides, id: string): MergeSide | null {
  if (mine.parts.has(id) && theirs.parts.has(id)) return null
  return mine.parts.has(id) ? 'mine' : 'theirs'
}

/** Whether a statement that only one side has belongs to a step that only this side has. */
export function goesWithStep(sides: Sides, id: string): boolean {
  const side = onlySide(sides, id)
  if (!side) return false
  const stepId = homeOf(sides[side].parts.get(id))
  if (stepId === undefined || onlySide(sides, stepId) !== side) return false
  const before = sides.base?.parts.get(id)
  return before === undefined || homeOf(before) === stepId
}

/**
 * The side that decides whether a step or a statement exists: the only one that changed it. null if one side
 * removed what the other edited; undefined if both have it.
 */
export function decidesPresence(sides: Sides, id: string): MergeSide | null | undefined {
  const side = onlySide(sides, id)
  if (!side) return undefined
  if (!sides.base) return null
  if (!sides.base.parts.has(id)) return side
  return isWorkedOn(sides, sides.base, side, id) ? null : OTHER[side]
}

function isWorkedOn(sides: Sides, base: StudyParts, side: MergeSide, id: string): boolean {
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
