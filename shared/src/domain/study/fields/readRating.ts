import type { Rating } from '../Study.ts'

interface ReadRating {
  readonly rating: Rating | null
  /** Message about an invalid rating; null for a valid or an absent one. */
  readonly problem: string | null
}

/** Reads two cells as a rating, with a point or a comma before the decimals. */
export function readRating(importance: string, satisfaction: string): ReadRating {
  if (importance.trim() === '' && satisfaction.trim() === '') return { rating: null, problem: null }
  if (importance.trim() === '' || satisfaction.trim() === '') {
    return { rating: null, problem: 'a rating needs both importance and satisfaction' }
  }
  const rating = { importance: outOfTen(importance), satisfaction: outOfTen(satisfaction) }
  const wrong = [importance, satisfaction].find((cell) => Number.isNaN(outOfTen(cell)))
  if (wrong === undefined) return { rating, problem: null }
  return { rating: null, problem: `“${shortened(wrong.trim())}” is no number from 0 to 10` }
}

function outOfTen(cell: string): number {
  const number = /^\s*\d/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN
  return number >= 0 && number <= 10 ? number : Number.NaN
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text
}
