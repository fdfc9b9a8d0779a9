import type { GoalId, NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { OpportunityBand, OutcomeStatementUuid, Rating } from '@outcome-studio/shared/domain/study'

/** Rated outcome statements, taken together. */
export interface OpportunitySummary {
  /** Mean opportunity score, 0 to 20, rounded to two decimals. */
  readonly mean: number
  /** Number of rated outcome statements. */
  readonly rated: number
  /** Those that are worth a look or more urgent (docs/method.md §6). */
  readonly underserved: number
}

/** Opportunity of a goal that is one rated outcome statement of a study. */
interface OutcomeOpportunity {
  readonly kind: 'outcome'
  readonly statementId: OutcomeStatementUuid
  readonly rating: Rating
  /** 0 to 20. */
  readonly score: number
  readonly band: OpportunityBand
}

/** Opportunity of a goal whose study has rated outcome statements. */
interface JobOpportunity extends OpportunitySummary {
  readonly kind: 'job'
  /** Highest score, 0 to 20. */
  readonly highest: number
  /** Band of the highest score. */
  readonly band: OpportunityBand
}

export type GoalOpportunity = OutcomeOpportunity | JobOpportunity

/** Opportunities of a needs document. What has no rating is absent. */
export interface NeedsOpportunities {
  readonly goals: ReadonlyMap<GoalId, GoalOpportunity>
  readonly layers: ReadonlyMap<NeedLayer, OpportunitySummary>
}
