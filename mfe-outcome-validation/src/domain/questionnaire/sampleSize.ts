/** Minimum for conclusions about the whole, minimum for conclusions about groups, and useful maximum. */
const [FEWEST, FEWEST_FOR_GROUPS, MOST] = [120, 180, 1200]

/** How much a survey of this size can show (docs/method.md §6). */
export type SampleSize = 'too small' | 'overall only' | 'sound' | 'more than needed'

/** @param respondents how many people answered */
export function sampleSize(respondents: number): SampleSize {
  if (respondents < FEWEST) return 'too small'
  if (respondents < FEWEST_FOR_GROUPS) return 'overall only'
  return respondents <= MOST ? 'sound' : 'more than needed'
}
