import type { AnswerScale } from './SurveyAnswers.ts'

interface ScalePoints {
  readonly least: number
  readonly most: number
  /** The lower of the two points that count as important or satisfied. */
  readonly topTwo: number
}

/** The points of each scale. */
export const SCALE_POINTS: Readonly<Record<AnswerScale, ScalePoints>> = {
  oneToFive: { least: 1, most: 5, topTwo: 4 },
  oneToSeven: { least: 1, most: 7, topTwo: 6 },
  zeroToTen: { least: 0, most: 10, topTwo: 9 },
}
