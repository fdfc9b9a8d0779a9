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

/** The ratings by the members of a group, and by all others. */
export interface RatingsWithRest {
  readonly own: GroupRatings
  readonly rest: GroupRatings
}

/** The ratings by the members of a group and by all others, of which each answer is read once. */
export function rateWithRest(answers: SurveyAnswers, members: Members): RatingsWithRest {
  const [rated = NOBODY] = rateGroups(answers, [members])
  return rated
}

const NOBODY: RatingsWithRest = { own: new Map(), rest: new Map() }

/**
 * The ratings by several groups. Each answer is read once for all of them.
 * @param groups at most 255, without common members
 */
export function rateGroups(
  { scale, respondents, outcomes }: SurveyAnswers,
  groups: readonly Members[],
): readonly RatingsWithRest[] {
  const kinds = answerKinds(scale)
  const numbers = new Uint8Array(respondents.length)
  for (const [group, members] of groups.entries())
    for (let at = 0; at < members.length; at++) if (members[at] === 1) numbers[at] = group + 1
  const rated = groups.map(() => ({
    own: new Map<string, RatingParts>(),
    rest: new Map<string, RatingParts>(),
  }))
  for (const { statementId, importance, satisfaction } of outcomes) {
    const [ofImportance, ofSatisfaction] = [importance, satisfaction].map((each) =>
      rate(each, numbers, groups.length, kinds),
    )
    for (const [group, { own, rest }] of rated.entries()) {
      const [one, other] = [ofImportance?.[group], ofSatisfaction?.[group]]
      own.set(statementId, { importance: one?.own ?? null, satisfaction: other?.own ?? null })
      rest.set(statementId, { importance: one?.rest ?? null, satisfaction: other?.rest ?? null })
    }
  }
  return rated
}

/** Kinds of answers, of which there is a counter each. */
const KINDS = Object.keys(KIND).length

/** @param numbers of each respondent's group, from 1; 0 for those who belong to none */
function rate(answers: Uint8Array, numbers: Uint8Array, groups: number, kinds: Uint8Array) {
  const counts = new Uint32Array((groups + 1) * KINDS)
  // Without a branch, which a processor guesses wrong for every other answer.
  for (let at = 0; at < answers.length; at++) {
    const place = (numbers[at] ?? 0) * KINDS + (kinds[answers[at] ?? NO_ANSWER] ?? KIND.none)
    counts[place] = (counts[place] ?? 0) + 1
  }
  const countsOf = (number: number) => ({
    counting: counts[number * KINDS + KIND.counted] ?? 0,
    other: counts[number * KINDS + KIND.other] ?? 0,
  })
  const all = { counting: 0, other: 0 }
  for (let number = 0; number <= groups; number++) {
    const { counting, other } = countsOf(number)
    all.counting += counting
    all.other += other
  }
  return Array.from({ length: groups }, (_none, group) => {
    const { counting, other } = countsOf(group + 1)
    const [counted, others] = [all.counting - counting, all.other - other]
    return {
      own: shareOutOfTen(counting, counting + other),
      rest: shareOutOfTen(counted, counted + others),
    }
  })
}
