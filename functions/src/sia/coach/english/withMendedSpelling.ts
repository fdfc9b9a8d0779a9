import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Language } from '../language/Language.ts'
import type { Line } from './Line.ts'

/** Shorthand of notes. A "w" behind a number or an article is a unit or a key. */
const LONGHAND: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L} )2 (?=(?:much|many|little|late|early)\b)/gu, 'too '],
  [/(?<=\p{L} )4 (?=(?:the|an?|my|our|their)\b)/gu, 'for '],
  [/(?<=\p{L} )r (?=(?:in|on|out|not|there|gone|late)\b)/gu, 'are '],
  [/(?<=^|\s)wat(?=\s|$)/gu, 'what'],
  [/(?<=\p{L} )bc (?=\p{L})/gu, 'because '],
  [/(?<=\p{L} )diff (?=\p{L})/gu, 'different '],
  [/(?<=^|\s)w\/o(?=\s\S)/gi, 'without'],
  [/(?<=^|\s)w\/ ?(?=\p{L}{2})/gu, 'with '],
  [
    /(?<=\p{L}{2,} )(?<!\b(?:the|an?|each|every|letter|key|plan|option|type|size|grade|zone|gate|row|to|of|or|and) )w(?= (?!(?:is|are|was|has|of|over|to|in|on|at|for|and|or)\b)\p{L}{1,})/gu,
    'with',
  ],
  [/(?<=^|\s)b\/c(?=\s\S)/gi, 'because'],
  [/(?<![\p{L}\p{N}'’-])ppl(?![\p{L}\p{N}'’-])/gu, 'people'],
  [/(?<![\p{L}\p{N}'’-]|drive )thru(?![\p{L}\p{N}'’-])/gu, 'through'],
]
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
/** Letters of a word that has few neighbors. */
const FEWEST_LETTERS = 7
const COMMONEST = wordSet(
  'the and that what with they when from have this then than time take make very will only over work been for not are was',
)

/**
 * Without the shorthand of notes, and with the mistakes of typing that are sure: letters that are swapped, missing or too
 * many in a common word, words that stand twice, and another vowel in a long common word. A word with another consonant may
 * be one of a trade: "swarf" is no "scarf".
 */
export function withMendedSpelling({ text, language }: Line): string {
  const written = rewritten(text, LONGHAND)
  const known = written.replace(/(?<![\p{L}\p{N}'’-])[a-z]+(?![\p{L}\p{N}'’-])/gu, (word) => {
    if (word.length < SHORTEST || APOSTROPHES.test(word)) return word
    const meant = language.corrected(word)
    if (meant !== null && isSure(word, meant)) return meant
    return meant === null ? (withOtherDouble(word, language) ?? word) : word
  })
  return rewritten(known, WRITTEN)
}

/** "bundler" is no "bundle", and "args" are no "rags". */
function isSure(word: string, meant: string): boolean {
  if (word.length < LONG) return COMMONEST.has(meant)
  const isSwapped = [...word].sort().join('') === [...meant].sort().join('')
  return (
    isSwapped ||
    (word.length >= FEWEST_LETTERS && isOtherVowel(word, meant)) ||
    meant.length > word.length ||
    word.replace(/(.)\1/g, '$1') === meant.replace(/(.)\1/g, '$1')
  )
}

/** The one known word that has a letter of a long unknown one twice, or once instead; null if there is none, or several. */
function withOtherDouble(word: string, language: Language): string | null {
  if (word.length < FEWEST_LETTERS || language.isKnown(word) || language.isTerm(word)) return null
  const near = [...word].flatMap((letter, at) => [
    word.slice(0, at) + letter + word.slice(at),
    ...(letter === word[at + 1] ? [word.slice(0, at) + word.slice(at + 1)] : []),
  ])
  const found = [...new Set(near)].filter((each) => each.length >= FEWEST_LETTERS && language.isKnown(each))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** "interpretor" for "interpreter": one vowel is another one. */
function isOtherVowel(word: string, meant: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== meant[place])
  return (
    word.slice(at + 1) === meant.slice(at + 1) &&
    /[aeiou]/.test(word.charAt(at)) &&
    /[aeiou]/.test(meant.charAt(at))
  )
}

const rewritten = (text: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((found, [pattern, right]) => found.replace(pattern, right), text)
