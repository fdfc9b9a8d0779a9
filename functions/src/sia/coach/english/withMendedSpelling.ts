import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Line } from './Line.ts'

/** Apostrophes that are left out, and words that are written twice. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|could|should|would)nt\b/g, '$1 not'],
  [/\bcant(?= \p{L})/gu, 'cannot'],
  [/\bwont(?= \p{L})/gu, 'will not'],
  [/\b(the|an?|of|and|or|when|if|my|their) \1\b/gi, '$1'],
]
/** Not known without their apostrophes. */
const APOSTROPHES = /^(?:do|does|did|is|are|was|were|has|have|had|could|should|would|ca|wo)nt$/
/** A shorter word has too many neighbors. */
const SHORTEST = 3
/** A word with fewer letters is mended only to one of the commonest. */
const LONG = 5
const COMMONEST = wordSet(
  'the and that what with they when from have this then than time take make very will only over work been for not are was',
)

/**
 * With the mistakes of typing that are sure: letters that are swapped, missing or too many in a common word, and words that
 * stand twice. A word with another letter may be one of a trade: "swarf" is no "scarf".
 */
export function withMendedSpelling({ text, language }: Line): string {
  const known = text.replace(/(?<![\p{L}\p{N}'’-])[a-z]+(?![\p{L}\p{N}'’-])/gu, (word) => {
    if (word.length < SHORTEST || APOSTROPHES.test(word)) return word
    const meant = language.corrected(word)
    return meant !== null && isSure(word, meant) ? meant : word
  })
  return WRITTEN.reduce((found, [pattern, right]) => found.replace(pattern, right), known)
}

/** "bundler" is no "bundle", and "args" are no "rags". */
function isSure(word: string, meant: string): boolean {
  if (word.length < LONG) return COMMONEST.has(meant)
  const isSwapped = [...word].sort().join('') === [...meant].sort().join('')
  return (
    isSwapped || meant.length > word.length || word.replace(/(.)\1/g, '$1') === meant.replace(/(.)\1/g, '$1')
  )
}
