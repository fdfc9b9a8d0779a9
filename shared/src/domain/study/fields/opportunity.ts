import type { Rating } from '../Study.ts'

/** What a score asks for, the most urgent first (docs/method.md §6). */
export const OPPORTUNITY_BANDS = [
  'extreme',
  'high',
  'worth a look',
  'appropriately served',
  'overserved',
] as const
export type OpportunityBand = (typeof OPPORTUNITY_BANDS)[number]

/**
 * How much an outcome matters and is not yet met (docs/method.md §6).
 * @returns 0 to 20, to two decimals: finer than any survey can tell, and free of the rest that halves leave in binary
 */
export function opportunityScore({ importance, satisfaction }: Rating): number {
  return Math.round((importance + Math.max(importance - satisfaction, 0)) * 100) / 100
}

/** The band of an outcome. Overserved is what satisfies more than it matters, however low its score. */
export function opportunityBand(rating: Rating): OpportunityBand {
  if (rating.satisfaction > rating.importance) return 'overserved'
  const score = opportunityScore(rating)
  if (score > 15) return 'extreme'
  if (score >= 12) return 'high'
  return score >= 10 ? 'worth a look' : 'appropriately served'
}
