import { percentile } from '../statistics.ts'
import { judgedOf, type MeasuredGoal } from './Goal.ts'

export type Verdict = 'reached' | 'missed' | 'too noisy to judge' | 'not measured'

/** Share of the median by which runs that disagree about the goal may differ. */
const LARGEST_SPREAD = 0.15

/** What the runs of a row say together. */
export interface Judged {
  /** Median of the numbers that the goal is about. NaN without samples. */
  readonly median: number
  readonly spread: readonly [least: number, most: number]
  readonly verdict: Verdict
}

/**
 * Judges a row. Noise makes a machine slower and never faster, so runs that all reach the goal count on any machine.
 *
 * @param isNoisy whether other programs kept the machine busy
 */
export function judge({ samples, goal, is, isCount }: MeasuredGoal, isNoisy: boolean): Judged {
  const numbers = samples.map(judgedOf).filter((number) => Number.isFinite(number))
  if (numbers.length === 0) {
    return { median: Number.NaN, spread: [Number.NaN, Number.NaN], verdict: 'not measured' }
  }
  const median = percentile(numbers, 0.5)
  const spread = [Math.min(...numbers), Math.max(...numbers)] as const
  const reaches = (number: number) => (is === 'at most' ? number <= goal : number >= goal)
  const byMedian = reaches(median) ? 'reached' : 'missed'
  const isWide = (spread[1] - spread[0]) / Math.abs(median) > LARGEST_SPREAD
  const isUnclear = isNoisy ? !numbers.every(reaches) : isWide && !isUnanimous(numbers.map(reaches))
  return { median, spread, verdict: !isCount && isUnclear ? 'too noisy to judge' : byMedian }
}

const isUnanimous = (votes: readonly boolean[]): boolean => votes.every((vote) => vote === votes[0])
