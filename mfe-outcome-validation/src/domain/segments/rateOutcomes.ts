import { NO_ANSWER, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { RatingParts } from '@outcome-studio/shared/domain/study'
import { isCounted } from '../respondents/isCounted.ts'
import { shareOutOfTen } from '../respondents/shareOutOfTen.ts'

/** One entry for each respondent: 1 for those who belong to a group. */
export type Members = Uint8Array

export const everyone = ({ respondents }: SurveyAnswers): Members =>
  new Uint8Array(respondents.length).fill(1)
export const othersThan = (members: Members): Members => members.map((isMember) => 1 - isMember)
export const countMembers = (members: Members): number => members.reduce((sum, isMember) => sum + isMember, 0)

/**
 * The ratings of each outcome by the members of a group: 10 × the share of those who answered that gave one of the two
 * highest points (docs/method.md §6), rounded to two decimals. A part is null if no member answered.
 */
export function rateOutcomes(answers: SurveyAnswers, members: Members): ReadonlyMap<string, RatingParts> {
  // A table instead of a call for each of up to a million answers.
  const isTop = Uint8Array.from({ length: 256 }, (_, answer) => (isCounted(answers.scale, answer) ? 1 : 0))
  return new Map(
    answers.outcomes.map(({ statementId, importance, satisfaction }) => [
      statementId,
      {
        importance: rate(importance, members, isTop),
        satisfaction: rate(satisfaction, members, isTop),
      },
    ]),
  )
}

function rate(answers: Uint8Array, members: Members, isTop: Uint8Array): number | null {
  let [given, top] = [0, 0]
  for (let at = 0; at < answers.length; at++) {
    const answer = answers[at] ?? NO_ANSWER
    if (members[at] !== 1 || answer === NO_ANSWER) continue
    given++
    top += isTop[answer] ?? 0
  }
  return shareOutOfTen(top, given)
}
