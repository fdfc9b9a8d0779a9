import { directionOf, isVerb, NUMBER_WORDS } from '@outcome-studio/shared/domain/checker'

const WORD = /[\p{L}\p{M}\p{N}]+|[%$€£¥]/gu
const NO_ADDED_VERBS: ReadonlySet<string> = new Set()

/**
 * Whether a rewritten text adds no number and no proper name. Each word with a digit, number word, unit sign
 * or capital must occur in a known text.
 * @param known the text itself and its context in the study
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

/** A statement's first word is capitalized without being a name. */
const canStart = (key: string): boolean => directionOf(key) !== undefined || isVerb(key, NO_ADDED_VERBS)

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? []
