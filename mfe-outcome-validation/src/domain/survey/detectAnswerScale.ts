import {
  ANSWER_SCALE_NAMES,
  ANSWER_SCALES,
  type AnswerScale,
} from '@outcome-studio/shared/domain/respondents'

/** The scale of the answers in a file. */
export interface DetectedScale {
  /** null if the file does not show it, so that the member is asked. */
  readonly scale: AnswerScale | null
  /** Sentence for the member. */
  readonly reason: string
}

/** Share of answers outside of a scale up to which they are typing errors. */
const TYPING_ERRORS = 0.02
const RANGE = /\b([01])\s*(?:[-–—]|to)\s*(\d{1,2})\b/i

/** From this answer on, answers from 0 are on the scale to 10: below, they may as well be "no" and "yes". */
const SURELY_OF_TEN = 8

/**
 * Detects the scale of answers from their headings and values.
 * @param headings of the columns with answers
 * @param counts number of answers by their value
 */
export function detectAnswerScale(
  headings: readonly string[],
  counts: ReadonlyMap<number, number>,
): DetectedScale {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) return { scale: 'oneToFive', reason: 'The file has no answers.' }
  const fits = (scale: AnswerScale) => {
    const { least, most } = ANSWER_SCALES[scale]
    const outside = [...counts].reduce(
      (sum, [value, count]) => sum + (value < least || value > most ? count : 0),
      0,
    )
    return outside <= all * TYPING_ERRORS
  }
  const values = [...counts.keys()]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const found = `The answers in this file go from ${least} to ${most}`
  const titled = rangeIn(headings)
  if (titled !== null) {
    const named = ANSWER_SCALE_NAMES.find((scale) => ANSWER_SCALES[scale].label === titled) ?? null
    if (named && fits(named)) return { scale: named, reason: `The headings say ${titled}.` }
    return { scale: null, reason: `The headings say ${titled}. ${found}.` }
  }
  const likely = ANSWER_SCALE_NAMES.find(fits) ?? null
  const isUnsure = likely === 'zeroToTen' ? most < SURELY_OF_TEN : likely && mayBeWider(likely, values)
  if (likely === null || isUnsure) {
    return { scale: null, reason: `${found}.` }
  }
  return { scale: likely, reason: `${found}.` }
}

/** Whether several rare answers beyond a scale are all on a wider one: few people may have given its highest points. */
function mayBeWider(scale: AnswerScale, values: readonly number[]): boolean {
  const isOn = (of: AnswerScale) => (value: number) =>
    value >= ANSWER_SCALES[of].least && value <= ANSWER_SCALES[of].most
  const beyond = values.filter((value) => !isOn(scale)(value))
  return beyond.length > 1 && ANSWER_SCALE_NAMES.some((wider) => beyond.every(isOn(wider)))
}

/** The range that most headings name, such as "1 to 5". An outcome alone may contain numbers as well. */
function rangeIn(headings: readonly string[]): string | null {
  const ranges = headings.flatMap((heading) => {
    const [, least, most] = RANGE.exec(heading) ?? []
    return least === undefined ? [] : [`${least} to ${most}`]
  })
  const most = ranges.find((range) => 2 * ranges.filter((each) => each === range).length > headings.length)
  return most ?? null
}
