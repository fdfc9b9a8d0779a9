import type { HalfRating, OutcomeStatement, Rating } from '../Study.ts'

type Rated = Pick<OutcomeStatement, 'rating' | 'halfRating'>

/** The two numbers of a rating; null for one that is missing. */
export type RatingParts = { readonly [Part in keyof Rating]: number | null }

/** The rating of an outcome statement, complete or not. */
export function ratingParts({ rating, halfRating }: Rated): RatingParts {
  return { importance: null, satisfaction: null, ...halfRating, ...rating }
}

/** The fields that store a rating; null for the one that is to be cleared. */
export function ratingFields({ importance, satisfaction }: RatingParts): {
  readonly rating: Rating | null
  readonly halfRating: HalfRating | null
} {
  if (importance !== null && satisfaction !== null) {
    return { rating: { importance, satisfaction }, halfRating: null }
  }
  if (importance !== null) return { rating: null, halfRating: { importance } }
  return { rating: null, halfRating: satisfaction === null ? null : { satisfaction } }
}
