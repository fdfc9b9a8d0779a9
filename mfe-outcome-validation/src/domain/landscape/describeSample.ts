import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'

/**
 * The sample behind ratings, for example "n = 400 respondents · 98 of 120 outcomes rated".
 * @param respondents number of people who answered; null if it is not known
 */
export function describeSample(needs: readonly Need[], respondents: number | null): string {
  const rated = needs.filter(({ rating }) => rating !== null).length
  const people =
    respondents === null ? 'Number of respondents not given' : `n = ${counted(respondents, 'respondent')}`
  return `${people} · ${rated} of ${counted(needs.length, 'outcome')} rated`
}
