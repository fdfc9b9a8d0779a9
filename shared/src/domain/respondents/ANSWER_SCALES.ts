import type { AnswerScale } from './SurveyAnswers.ts'

interface AnswerScaleRule {
  /** Label in a form. */
  readonly label: string
  readonly least: number
  readonly most: number
  /** The lowest answer that counts: at least three quarters of the range, as 4 of 5 is (docs/method.md §6). */
  readonly countsFrom: number
}

/** The scales that respondents answer on. */
export const ANSWER_SCALES: Readonly<Record<AnswerScale, AnswerScaleRule>> = {
  oneToFive: { label: '1 to 5', least: 1, most: 5, countsFrom: 4 },
  oneToSeven: { label: '1 to 7', least: 1, most: 7, countsFrom: 6 },
  zeroToTen: { label: '0 to 10', least: 0, most: 10, countsFrom: 8 },
}

export const ANSWER_SCALE_NAMES = [
  'oneToFive',
  'oneToSeven',
  'zeroToTen',
] as const satisfies readonly AnswerScale[]

/** Describes which answers count, for example "answers 4 and 5 of 1 to 5". */
export function describeCounting(scale: AnswerScale): string {
  const { label, most, countsFrom } = ANSWER_SCALES[scale]
  const counting = Array.from({ length: most - countsFrom + 1 }, (_none, at) => countsFrom + at)
  const last = counting.pop()
  return `answers ${counting.join(', ')} and ${last} of ${label}`
}
