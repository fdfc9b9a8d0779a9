import { outOfTen, RATING_SCALES, type RatingScale } from './RATING_SCALES.ts'
import type { RatingParts } from './ratingParts.ts'
import { shortened } from './shortened.ts'

interface ReadRating {
  /** null for an empty or invalid number. */
  readonly parts: RatingParts
  /** Message about an invalid number; null if both are valid or absent. */
  readonly problem: string | null
}

/**
 * Reads two cells as a rating, with a point or a comma before the decimals. Either may be empty.
 * @param scale of the cells
 */
export function readRating(
  importance: string,
  satisfaction: string,
  scale: RatingScale = 'outOfTen',
): ReadRating {
  const [first, second] = [read(importance, scale), read(satisfaction, scale)]
  const wrong = Number.isNaN(first) ? importance : Number.isNaN(second) ? satisfaction : null
  return {
    parts: { importance: valid(first), satisfaction: valid(second) },
    problem:
      wrong === null
        ? null
        : `“${shortened(wrong.trim())}” is not a number from ${RATING_SCALES[scale].range}`,
  }
}

/** null for an empty cell, NaN for an invalid one. */
const read = (cell: string, scale: RatingScale): number | null =>
  cell.trim() === '' ? null : outOfTen(cell, scale)

const valid = (number: number | null): number | null => (Number.isNaN(number) ? null : number)
