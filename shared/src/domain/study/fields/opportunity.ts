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
 * @returns 0 to 20, rounded to two decimals, which is finer than the precision of any survey
 */
export function opportunityScore({ importance, satisfaction }: Rating): number {
  return Math.round((importance + Math.max(importance - satisfaction, 0)) * 100) / 100
}

/** The band of an outcome. It is overserved if satisfaction exceeds importance, whatever its score. */
export function opportunityBand(rating: Rating): OpportunityBand {
  if (rating.satisfaction > rating.importance) return 'overserved'
  const score = opportunityScore(rating)
  if (score > 15) return 'extreme'
  if (score >= 12) return 'high'
  return score >= 10 ? 'worth a look' : 'appropriately served'
}
