import { directionOf } from '../checker/vocabulary/directions.ts'
import { NUMBER_WORDS } from '../checker/vocabulary/quantities.ts'
import { isVerb } from '../checker/vocabulary/verbs.ts'

const WORD = /[\p{L}\p{M}\p{N}]+|[%$€£¥]/gu
const NO_ADDED_VERBS: ReadonlySet<string> = new Set()

/**
 * Whether a rewritten text holds no number and no proper name that the member did not write: no word with a digit,
 * number word or sign of a unit, and no word with a capital, unless one of the known texts has it.
 * @param known the text itself and what stands around it in the study
 */
export function addsNothing(rewritten: string, known: readonly string[]): boolean {
  const knownWords = new Set(known.flatMap(wordsOf).map((word) => word.toLowerCase()))
  return wordsOf(rewritten).every((word, index) => {
    const key = word.toLowerCase()
    if (knownWords.has(key)) return true
    if (/[\p{N}%$€£¥]/u.test(word) || NUMBER_WORDS.has(key)) return false
    if (!/[\p{Lu}\p{Lt}]/u.test(word)) return true
    return index === 0 && /^\p{Lu}[\p{Ll}\p{M}]*$/u.test(word) && canStart(key)
  })
}

/** What a statement begins with bears a capital without being a name. */
const canStart = (key: string): boolean => directionOf(key) !== undefined || isVerb(key, NO_ADDED_VERBS)

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? []
