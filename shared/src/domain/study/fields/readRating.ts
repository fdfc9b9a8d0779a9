import type { RatingParts } from './ratingParts.ts'
import { shortened } from './shortened.ts'

interface ReadRating {
  /** null for an empty or invalid number. */
  readonly parts: RatingParts
  /** Message about an invalid number; null if both are valid or absent. */
  readonly problem: string | null
}

/** Reads two cells as a rating, with a point or a comma before the decimals. Either may be empty. */
export function readRating(importance: string, satisfaction: string): ReadRating {
  const wrong = [importance, satisfaction].find((cell) => Number.isNaN(outOfTen(cell)))
  return {
    parts: { importance: valid(outOfTen(importance)), satisfaction: valid(outOfTen(satisfaction)) },
    problem: wrong === undefined ? null : `“${shortened(wrong.trim())}” is not a number from 0 to 10`,
  }
}

/** null for an empty cell, NaN for an invalid one. */
function outOfTen(cell: string): number | null {
  if (cell.trim() === '') return null
  const number = /^\s*\d/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN
  return number >= 0 && number <= 10 ? number : Number.NaN
}

const valid = (number: number | null): number | null => (Number.isNaN(number) ? null : number)
