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

/** Ratings of outcomes by their uuids. */
export type GroupRatings = ReadonlyMap<string, RatingParts>

/**
 * The ratings of each outcome by the members of a group: 10 × the share of those who answered that gave one of the two
 * highest points (docs/method.md §6), rounded to two decimals. A part is null if no member answered.
 */
export const rateOutcomes = (answers: SurveyAnswers, members: Members): GroupRatings =>
  rateWithRest(answers, members).own

/** The ratings by the members of a group and by all others, of which each answer is read once. */
export function rateWithRest(
  { scale, outcomes }: SurveyAnswers,
  members: Members,
): { readonly own: GroupRatings; readonly rest: GroupRatings } {
  const kinds = answerKinds(scale)
  const own = new Map<string, RatingParts>()
  const rest = new Map<string, RatingParts>()
  for (const { statementId, importance, satisfaction } of outcomes) {
    const [ofImportance, ofSatisfaction] = [importance, satisfaction].map((each) =>
      rate(each, members, kinds),
    )
    own.set(statementId, {
      importance: ofImportance?.own ?? null,
      satisfaction: ofSatisfaction?.own ?? null,
    })
    rest.set(statementId, {
      importance: ofImportance?.rest ?? null,
      satisfaction: ofSatisfaction?.rest ?? null,
    })
  }
  return { own, rest }
}

/** Kinds of answers, of which there is a counter each. */
const KINDS = Object.keys(KIND).length

function rate(answers: Uint8Array, members: Members, kinds: Uint8Array) {
  const counts = new Uint32Array(2 * KINDS)
  // Without a branch, which a processor guesses wrong for every other answer.
  for (let at = 0; at < answers.length; at++) {
    const place = (members[at] ?? 0) * KINDS + (kinds[answers[at] ?? NO_ANSWER] ?? KIND.none)
    counts[place] = (counts[place] ?? 0) + 1
  }
  const shareOf = (isMember: 0 | 1) => {
    const counting = counts[isMember * KINDS + KIND.counted] ?? 0
    return shareOutOfTen(counting, counting + (counts[isMember * KINDS + KIND.other] ?? 0))
  }
  return { own: shareOf(1), rest: shareOf(0) }
}
