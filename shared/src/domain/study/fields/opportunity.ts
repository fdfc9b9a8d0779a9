import type { Rating } from '../Study.ts'

/** Bands of opportunity scores, the most urgent first (docs/method.md §6). */
export const OPPORTUNITY_BANDS = [
  'extreme',
  'high',
  'worth a look',
  'appropriately served',
  'overserved',
] as const
export type OpportunityBand = (typeof OPPORTUNITY_BANDS)[number]

/** Labels of the bands. */
export const BAND_NAMES: Readonly<Record<OpportunityBand, string>> = {
  extreme: 'Extreme opportunity',
  high: 'High opportunity',
  'worth a look': 'Worth a look',
  'appropriately served': 'Appropriately served',
  overserved: 'Overserved',
}

/**
 * How important and how unsatisfied an outcome is (docs/method.md §6).
 * @returns 0 to 20, with one decimal, as it is shown: a score that reads 10.0 is in the band from 10
 */
export function opportunityScore({ importance, satisfaction }: Rating): number {
  const score = importance + Math.max(importance - satisfaction, 0)
  // Two decimals first: a difference of binary numbers may be just below 9.95.
  return Math.round(Math.round(score * 100) / 10) / 10
}

/** The band of an outcome. It is overserved if satisfaction exceeds importance, whatever its score. */
export function opportunityBand(rating: Rating): OpportunityBand {
  if (rating.satisfaction > rating.importance) return 'overserved'
  const score = opportunityScore(rating)
  if (score > 15) return 'extreme'
  if (score >= 12) return 'high'
  return score >= 10 ? 'worth a look' : 'appropriately served'
}
