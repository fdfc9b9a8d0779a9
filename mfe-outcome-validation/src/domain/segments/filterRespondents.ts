import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { SegmentCondition } from '@outcome-studio/shared/domain/study'
import type { Members } from './rateOutcomes.ts'

/**
 * The respondents who meet every condition. One is met by any of its answers.
 * @returns null if the survey does not have one of the screeners, such as after another import
 */
export function filterRespondents(
  { respondents, screeners }: SurveyAnswers,
  conditions: readonly SegmentCondition[],
): Members | null {
  const members = new Uint8Array(respondents.length).fill(1)
  for (const { screener, answers } of conditions) {
    const asked = screeners.find(({ title }) => title === screener)
    if (!asked) return null
    const accepted = new Set(answers)
    for (const [at, answer] of asked.answers.entries()) if (!accepted.has(answer)) members[at] = 0
  }
  return members
}

/** An answer to a screener, and how many gave it. */
export interface ScreenerAnswer {
  readonly answer: string
  readonly respondents: number
}

/** The answers that were given to a screener, the most frequent first. */
export function answersGiven(answers: readonly string[]): readonly ScreenerAnswer[] {
  const counts = new Map<string, number>()
  for (const answer of answers) if (answer !== '') counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return Array.from(counts, ([answer, respondents]) => ({ answer, respondents })).toSorted(
    (one, other) => other.respondents - one.respondents || one.answer.localeCompare(other.answer, 'en'),
  )
}
