/** Minimum for conclusions about groups, and useful maximum. */
const [FEWEST_FOR_GROUPS, MOST] = [180, 1200]

/** Fewest respondents for conclusions about the whole. */
export const FEWEST_RESPONDENTS = 120

/** How much a survey of this size can show (docs/method.md §6). */
export type SampleSize = 'too small' | 'overall only' | 'sound' | 'more than needed'

/** @param respondents how many people answered */
export function sampleSize(respondents: number): SampleSize {
  if (respondents < FEWEST_RESPONDENTS) return 'too small'
  if (respondents < FEWEST_FOR_GROUPS) return 'overall only'
  return respondents <= MOST ? 'sound' : 'more than needed'
}
