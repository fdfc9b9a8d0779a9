import { textKey } from '@outcome-studio/shared/domain/base'
import { ANSWERS, type Asked } from '../questionnaire/Questionnaire.ts'

/** The highest answer. */
const HIGHEST = 5

const NUMBER = /^(\d{1,3})(?:[.,]0+)?$/
/** A number with its label, such as "5 = Extremely important". */
const LABELED = /^([1-5])(?:\s*[=:–—-]\s*|[.)]?\s+)\p{L}/u

/**
 * Reads an answer: a number, a label of the scale, or both.
 * @returns NaN for an answer that is none
 */
export function readAnswer(cell: string, asked: Asked): number {
  const [, number] = NUMBER.exec(cell.trim()) ?? LABELED.exec(cell.trim()) ?? []
  if (number !== undefined) return Number(number)
  const at = ANSWERS[asked].findIndex((answer) => textKey(answer) === textKey(cell))
  return at < 0 ? Number.NaN : at + 1
}

/** Whether it is an answer on the scale from 1 to 5. */
export const isAnswer = (answer: number): boolean =>
  Number.isInteger(answer) && answer >= 1 && answer <= HIGHEST
