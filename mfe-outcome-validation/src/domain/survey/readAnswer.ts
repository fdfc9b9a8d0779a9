import { textKey } from '@outcome-studio/shared/domain/base'
import { ANSWERS, type Asked } from '../questionnaire/Questionnaire.ts'

const NUMBER = /^(\d{1,3})(?:[.,]0+)?$/
/** A number with its label, such as "5 = Extremely important". */
const LABELED = /^[([]?(\d{1,2})(?:\s*[=:–—-]\s*|[.)\]]?\s+)\p{L}/u
/** A label with its number, such as "Extremely important (5)". */
const NUMBERED = /\p{L}[^\d()[\]]{0,80}[([](\d{1,2})[)\]]$/u

/**
 * Reads an answer: a number, a label of our questionnaire, or both.
 * @returns NaN for an answer that is none
 */
export function readAnswer(cell: string, asked: Asked): number {
  const text = cell.trim()
  const [, number] = NUMBER.exec(text) ?? LABELED.exec(text) ?? NUMBERED.exec(text) ?? []
  if (number !== undefined) return Number(number)
  const at = ANSWERS[asked].findIndex((answer) => textKey(answer) === textKey(cell))
  return at < 0 ? Number.NaN : at + 1
}
