import { NO_ANSWER, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { RatingParts } from '@outcome-studio/shared/domain/study'
import { answerKinds, KIND } from '../respondents/answerKinds.ts'
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
  const kinds = answerKinds(answers.scale)
  return new Map(
    answers.outcomes.map(({ statementId, importance, satisfaction }) => [
      statementId,
      {
        importance: rate(importance, members, kinds),
        satisfaction: rate(satisfaction, members, kinds),
      },
    ]),
  )
}

function rate(answers: Uint8Array, members: Members, kinds: Uint8Array): number | null {
  let [given, top] = [0, 0]
  for (let at = 0; at < answers.length; at++) {
    const kind = kinds[answers[at] ?? NO_ANSWER] ?? KIND.none
    if (members[at] !== 1 || kind === KIND.none) continue
    given++
    top += kind
  }
  return shareOutOfTen(top, given)
}
