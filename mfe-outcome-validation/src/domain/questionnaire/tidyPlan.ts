import type { QuestionnairePlan, Screener, Translation } from '@outcome-studio/shared/domain/study'

/** A plan as it is stored: without questions and translations that were not written, and with each answer once. */
export function tidyPlan({ translations = [], ...plan }: QuestionnairePlan): QuestionnairePlan {
  const written = translations.map(tidyTranslation).filter(({ texts }) => Object.keys(texts).length > 0)
  return {
    ...plan,
    ...(written.length > 0 && { translations: written }),
    screeners: plan.screeners.map(tidyScreener).filter(({ question }) => question !== ''),
  }
}

/** Whether a plan says anything that is not so without it. */
export const hasPlan = ({
  screeners,
  isShuffled,
  mostOutcomes,
  translations = [],
}: QuestionnairePlan): boolean =>
  screeners.length > 0 || isShuffled || mostOutcomes !== null || translations.length > 0

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

function tidyTranslation({ texts, originals = {}, ...rest }: Translation): Translation {
  const trimmed = Object.entries(texts).map(([key, text]) => [key, text.trim()] as const)
  const written = Object.fromEntries(trimmed.filter(([, text]) => text !== ''))
  const known = Object.entries(originals).filter(([key]) => Object.hasOwn(written, key))
  return {
    ...rest,
    texts: written,
    ...(known.length > 0 && { originals: Object.fromEntries(known) }),
  }
}
