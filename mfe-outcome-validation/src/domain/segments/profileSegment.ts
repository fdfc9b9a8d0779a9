import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { answersGiven } from './filterRespondents.ts'
import type { Group } from './groupsOf.ts'
import type { Members } from './rateOutcomes.ts'
import type { Segment } from './segmentsOf.ts'

/** An answer that is more frequent in a segment than in the rest. */
export interface ProfileAnswer {
  readonly screener: string
  readonly answer: string
  /** Shares of those who answered the screener, from 0 to 1. */
  readonly share: number
  readonly restShare: number
}

/** An outcome whose opportunity in a segment differs from that in the rest. */
export interface ProfileOutcome {
  readonly need: Need
  readonly score: number
  readonly restScore: number
}

/** What sets a segment apart from all other respondents. */
export interface SegmentProfile {
  /** The largest difference first. */
  readonly answers: readonly ProfileAnswer[]
  /** The largest difference first. */
  readonly higher: readonly ProfileOutcome[]
  readonly lower: readonly ProfileOutcome[]
}

/** Entries of each list. */
const MOST = 5
/** Members who must have given an answer, so that no single person is recognized by it. */
const FEWEST_MEMBERS = 5
/** Two-sided 5 % of the normal distribution. */
const SIGNIFICANT = 1.96

/**
 * Compares a segment with the rest (docs/method.md §8). An answer is listed if its share is higher by a two-proportion z
 * test at the 5 % level and at least five members gave it. The screeners that define a filter are left out.
 */
export function profileSegment(
  { members, source }: Pick<Segment, 'members' | 'source'>,
  { needs, rest }: Pick<Group, 'needs' | 'rest'>,
  answers: SurveyAnswers,
): SegmentProfile {
  const filtered = new Set(source.kind === 'filter' ? source.conditions.map(({ screener }) => screener) : [])
  const differing = needs.flatMap((need, at): readonly ProfileOutcome[] => {
    const restScore = rest[at]?.score ?? null
    return need.score === null || restScore === null || need.score === restScore
      ? []
      : [{ need, score: need.score, restScore }]
  })
  const byDifference = differing.toSorted((one, other) => differenceOf(other) - differenceOf(one))
  return {
    answers: answers.screeners
      .filter(({ title }) => !filtered.has(title))
      .flatMap(({ title, answers: given }) => moreFrequent(title, given, members))
      .toSorted((one, other) => other.share - other.restShare - (one.share - one.restShare))
      .slice(0, MOST),
    higher: byDifference.filter((each) => differenceOf(each) > 0).slice(0, MOST),
    lower: byDifference
      .filter((each) => differenceOf(each) < 0)
      .toReversed()
      .slice(0, MOST),
  }
}

const differenceOf = ({ score, restScore }: ProfileOutcome): number => score - restScore

function moreFrequent(
  screener: string,
  given: readonly string[],
  members: Members,
): readonly ProfileAnswer[] {
  const own = given.filter((answer, at) => members[at] === 1 && answer !== '')
  const total = own.length
  const restTotal = given.reduce((sum, answer) => sum + Number(answer !== ''), 0) - total
  if (total === 0 || restTotal === 0) return []
  const counts = new Map(answersGiven(own).map((each) => [each.answer, each.respondents]))
  return answersGiven(given).flatMap(({ answer, respondents }) => {
    const count = counts.get(answer) ?? 0
    const [share, restShare] = [count / total, (respondents - count) / restTotal]
    const isMore = count >= FEWEST_MEMBERS && zScore(share, total, restShare, restTotal) > SIGNIFICANT
    return isMore ? [{ screener, answer, share, restShare }] : []
  })
}

/** Two-proportion z test with the pooled share. */
function zScore(share: number, total: number, restShare: number, restTotal: number): number {
  const pooled = (share * total + restShare * restTotal) / (total + restTotal)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / total + 1 / restTotal))
  return error === 0 ? 0 : (share - restShare) / error
}
