import { type AnswerScale, NO_ANSWER, type OutcomeAnswers } from '@outcome-studio/shared/domain/respondents'
import type { Rating } from '@outcome-studio/shared/domain/study'
import { opportunityScore } from '@outcome-studio/shared/domain/study'
import { answerKinds, KIND } from './answerKinds.ts'
import { shareOutOfTen } from './shareOutOfTen.ts'

/** What respondents say about one outcome. */
export interface OutcomeScore {
  /** Ten times the share of answers that count; null for a question that nobody has answered. */
  readonly importance: number | null
  readonly satisfaction: number | null
  /** Number of answers to each question. */
  readonly counts: Readonly<Record<keyof Rating, number>>
  /** 0 to 20; null without answers to both questions. */
  readonly opportunity: number | null
  /** 95 % confidence interval of the opportunity; null if nobody has answered both questions. */
  readonly interval: ScoreInterval | null
}

export interface ScoreInterval {
  readonly low: number
  readonly high: number
}

/** The normal distribution has 95 % of its values within this many standard deviations. */
const Z = 1.96
/** Added to each combination of answers, so that a few equal answers are not a certainty (docs/method.md §6). */
const ADDED = 0.5

/** Scores one outcome (docs/method.md §6). The interval is that of Agresti and Min for matched proportions. */
export function scoreOutcome(
  { importance, satisfaction }: Pick<OutcomeAnswers, 'importance' | 'satisfaction'>,
  scale: AnswerScale,
): OutcomeScore {
  const kinds = answerKinds(scale)
  const pairs = new Uint32Array(KINDS * KINDS)
  // By index: an iterator over up to a million answers takes four times as long.
  for (let at = 0; at < importance.length; at++) {
    const pair = pairOf(kinds[importance[at] ?? NO_ANSWER], kinds[satisfaction[at] ?? NO_ANSWER])
    pairs[pair] = (pairs[pair] ?? 0) + 1
  }
  const { other, counted, none } = KIND
  const count = (i: number, s: number): number => pairs[pairOf(i, s)] ?? 0
  const cells = {
    both: count(counted, counted),
    importance: count(counted, other),
    satisfaction: count(other, counted),
    neither: count(other, other),
  }
  const counting = {
    importance: cells.both + cells.importance + count(counted, none),
    satisfaction: cells.both + cells.satisfaction + count(none, counted),
  }
  const asked = {
    importance: counting.importance + cells.satisfaction + cells.neither + count(other, none),
    satisfaction: counting.satisfaction + cells.importance + cells.neither + count(none, other),
  }
  const shares = {
    importance: shareOutOfTen(counting.importance, asked.importance),
    satisfaction: shareOutOfTen(counting.satisfaction, asked.satisfaction),
  }
  const opportunity =
    shares.importance === null || shares.satisfaction === null
      ? null
      : opportunityScore({ importance: shares.importance, satisfaction: shares.satisfaction })
  return { ...shares, counts: asked, opportunity, interval: intervalOf(cells, opportunity) }
}

const KINDS = 3
const pairOf = (importance: number = KIND.none, satisfaction: number = KIND.none): number =>
  KINDS * importance + satisfaction

/** Respondents who answered both, by whether each answer counts. */
interface Cells {
  readonly both: number
  readonly importance: number
  readonly satisfaction: number
  readonly neither: number
}

function intervalOf(cells: Cells, opportunity: number | null): ScoreInterval | null {
  const n = cells.both + cells.importance + cells.satisfaction + cells.neither
  if (n === 0 || opportunity === null) return null
  const isUnderserved = cells.importance > cells.satisfaction
  // A respondent's part in the score: twice importance minus satisfaction, or importance alone.
  const parts = isUnderserved
    ? { both: 1, importance: 2, satisfaction: -1, neither: 0 }
    : { both: 1, importance: 1, satisfaction: 0, neither: 0 }
  const all = n + 4 * ADDED
  let [sum, squares] = [0, 0]
  for (const cell of ['both', 'importance', 'satisfaction', 'neither'] as const) {
    const weight = cells[cell] + ADDED
    sum += weight * parts[cell]
    squares += weight * parts[cell] ** 2
  }
  const mean = sum / all
  const error = Z * Math.sqrt(Math.max(squares / all - mean ** 2, 0) / all)
  const within = (value: number) => Math.round(Math.min(Math.max(value, 0), 20) * 100) / 100
  // The added answers move the middle, which must not leave out the score itself.
  return {
    low: within(Math.min(10 * (mean - error), opportunity)),
    high: within(Math.max(10 * (mean + error), opportunity)),
  }
}
