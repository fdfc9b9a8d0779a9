import type { AnswerScale } from '@outcome-studio/shared/domain/respondents'
import { ANSWER_SCALES } from '@outcome-studio/shared/domain/respondents'

/**
 * Whether an answer counts as important or satisfied (docs/method.md §6): 4 or 5 of 5, 6 or 7 of 7, 8 to 10 of 10.
 * @param answer a point of the scale; NO_ANSWER never counts
 */
export function isCounted(scale: AnswerScale, answer: number): boolean {
  const { countsFrom, most } = ANSWER_SCALES[scale]
  return answer >= countsFrom && answer <= most
}
