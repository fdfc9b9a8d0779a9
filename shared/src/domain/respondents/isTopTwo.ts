import { SCALE_POINTS } from './SCALE_POINTS.ts'
import type { AnswerScale } from './SurveyAnswers.ts'

/**
 * Whether an answer counts as important or satisfied (docs/method.md §6): 4 or 5 of 5, 6 or 7 of 7, 9 or 10 of 10.
 * @param answer a point of the scale; NO_ANSWER never counts
 */
export function isTopTwo(scale: AnswerScale, answer: number): boolean {
  const { topTwo, most } = SCALE_POINTS[scale]
  return answer >= topTwo && answer <= most
}
