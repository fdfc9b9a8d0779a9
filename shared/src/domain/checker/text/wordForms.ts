import { NOT_OF_MANNER, OUTCOME_ADVERBS } from '../vocabulary/evaluative.ts'
import { cachedByWord } from './cachedByWord.ts'

const DOUBLED = /(.)\1$/

/**
 * Possible base forms of a word in -ing, -s or -ed, likeliest first: "cutting" from "cut", "making" from
 * "make".
 */
export function possibleBases(word: string): readonly string[] {
  if (word.endsWith('ing') && word.length > 4) return stems(word.slice(0, -3))
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ed') && word.length > 4) return stems(word.slice(0, -2))
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)]
  return []
}

function stems(stem: string): readonly string[] {
  const single = DOUBLED.test(stem) ? [stem.slice(0, -1)] : []
  return [...single, stem, `${stem}e`]
}

/** Whether a lower-case word is an adverb of manner in -ly. */
export const isAdverbOfManner: (word: string) => boolean = cachedByWord((word) => {
  if (OUTCOME_ADVERBS.has(word)) return true
  // "No-fly zone"
  if (word.includes('-'))
    return !NOT_OF_MANNER.has(word) && isAdverbOfManner(word.slice(word.lastIndexOf('-') + 1))
  return word.length > 4 && word.endsWith('ly') && !NOT_OF_MANNER.has(word)
})

const NOUN_ENDINGS = [
  'tion',
  'sion',
  'ness',
  'ity',
  'ism',
  'ology',
  'ography',
  'hood',
  'dom',
  'ments',
  'ment',
  'ance',
  'ence',
  'ency',
  'ancy',
  'ture',
] as const
const ADJECTIVE_ENDINGS = ['ful', 'ous', 'able', 'ible', 'less', 'ive', 'ical', 'ial', 'ish', 'est'] as const

const endsWithOneOf = (word: string, endings: readonly string[]): boolean =>
  word.length > 5 && endings.some((ending) => word.endsWith(ending))

/** Whether a word's ending marks a noun. Use it only for words that no verb list contains. */
export const looksLikeNoun = (word: string): boolean => endsWithOneOf(word, NOUN_ENDINGS)

/** Whether a word's ending marks an adjective. Use it only for words that no verb list contains. */
export const looksLikeAdjective = (word: string): boolean => endsWithOneOf(word, ADJECTIVE_ENDINGS)
