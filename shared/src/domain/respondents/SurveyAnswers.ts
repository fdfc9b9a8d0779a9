import type { OutcomeStatementUuid } from '../study/Study.ts'

/** The points that respondents choose from. */
export type AnswerScale = 'oneToFive' | 'oneToSeven' | 'zeroToTen'

/** Stands in a list of answers where a respondent gave none. */
export const NO_ANSWER = 255

/** A question about the respondents themselves, such as their role. */
export interface ScreenerAnswers {
  readonly title: string
  /** One entry for each respondent; empty where there is none. */
  readonly answers: readonly string[]
}

/** Each list has one entry for each respondent: a point of the scale, or NO_ANSWER. */
export interface OutcomeAnswers {
  readonly statementId: OutcomeStatementUuid
  readonly importance: Uint8Array
  readonly satisfaction: Uint8Array
}

/** The answers to a survey, by column. All lists have the order of `respondents`. */
export interface SurveyAnswers {
  readonly scale: AnswerScale
  /** Pseudonymous ids. */
  readonly respondents: readonly string[]
  readonly screeners: readonly ScreenerAnswers[]
  readonly outcomes: readonly OutcomeAnswers[]
}
