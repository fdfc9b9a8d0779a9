import { counted } from '@outcome-studio/shared/domain/base'
import type { GoalOpportunity, OpportunitySummary } from '../opportunity/GoalOpportunity.ts'

const ONE_DECIMAL = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** An opportunity score with one decimal, for reading. */
export const describeScore = (score: number): string => ONE_DECIMAL.format(score)

/** The opportunity of a goal in a few words, for example "Opportunity 16.6, extreme". */
export function describeOpportunity(opportunity: GoalOpportunity): string {
  if (opportunity.kind === 'outcome') {
    return `Opportunity ${describeScore(opportunity.score)}, ${opportunity.band}`
  }
  const { highest, mean, band } = opportunity
  return `Opportunity up to ${describeScore(highest)}, ${band}; ${describeScore(mean)} on average`
}

/** The opportunity of a layer in a few words, for example "Opportunity 11.2 on average, 3 of 8 underserved". */
export function describeSummary({ mean, rated, underserved }: OpportunitySummary): string {
  return `Opportunity ${describeScore(mean)} on average, ${underserved} of ${counted(rated, 'outcome')} underserved`
}
