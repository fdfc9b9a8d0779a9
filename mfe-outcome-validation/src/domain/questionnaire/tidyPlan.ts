import type { QuestionnairePlan, Screener } from '@outcome-studio/shared/domain/study'

/** A plan as it is stored: without questions that were not written, and with each answer once. */
export function tidyPlan(plan: QuestionnairePlan): QuestionnairePlan {
  return {
    ...plan,
    screeners: plan.screeners.map(tidyScreener).filter(({ question }) => question !== ''),
  }
}

/** Whether a plan says anything that is not so without it. */
export const hasPlan = ({ screeners, isShuffled, mostOutcomes }: QuestionnairePlan): boolean =>
  screeners.length > 0 || isShuffled || mostOutcomes !== null

/**
 * Reads how many outcomes one respondent gets.
 *
 * @returns null for an empty text, which means all; 'wrong' for what is no whole number from 1
 */
export function readMostOutcomes(text: string): number | null | 'wrong' {
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 ? number : 'wrong'
}

function tidyScreener({ question, answers, ...rest }: Screener): Screener {
  const written = answers.map((answer) => answer.trim()).filter((answer) => answer !== '')
  return { ...rest, question: question.trim(), answers: [...new Set(written)] }
}
