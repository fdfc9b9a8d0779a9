import {
  describeNumber,
  type JobStep,
  OPPORTUNITY_BANDS,
  type OpportunityBand,
  opportunityBand,
  opportunityScore,
} from '@outcome-studio/shared/domain/study'
import { isOpportunity } from '../landscape/isOpportunity.ts'

/** How hot a job step is on the job map (docs/method.md §6). */
export interface StepHeat {
  /** Band of the outcome with the highest opportunity. */
  readonly band: OpportunityBand
  /** Its score, 0 to 20. */
  readonly highest: number
  /** Outcomes in one of the three bands of opportunities. */
  readonly opportunities: number
  /** Outcomes with a whole rating. */
  readonly rated: number
}

/** The heat of a job step; null while none of its outcomes is rated. */
export function stepHeat({ outcomeStatements }: Pick<JobStep, 'outcomeStatements'>): StepHeat | null {
  const rated = outcomeStatements.flatMap(({ userInput, rating }) =>
    rating && userInput.trim() !== ''
      ? [{ band: opportunityBand(rating), score: opportunityScore(rating) }]
      : [],
  )
  // A high score of an overserved outcome is no opportunity, so bands come first.
  const rank = (band: OpportunityBand) => OPPORTUNITY_BANDS.indexOf(band)
  const [hottest] = rated.toSorted(
    (one, other) => rank(one.band) - rank(other.band) || other.score - one.score,
  )
  if (!hottest) return null
  return {
    band: hottest.band,
    highest: hottest.score,
    opportunities: rated.filter(({ band }) => isOpportunity(band)).length,
    rated: rated.length,
  }
}

/** For example "3 of 5 rated outcomes are opportunities, highest 14.2". */
export const describeHeat = ({ opportunities, rated, highest }: StepHeat): string =>
  `${opportunities} of ${rated} rated outcomes ${opportunities === 1 ? 'is an opportunity' : 'are opportunities'}, highest ${describeNumber(highest)}`

/** The same in the space of a card, for example "3 of 5 · 14.2". */
export const shortHeat = ({ opportunities, rated, highest }: StepHeat): string =>
  `${opportunities} of ${rated} · ${describeNumber(highest)}`
