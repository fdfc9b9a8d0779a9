import type { Token } from '../language/Language.ts'

/** Longest run of words that counts as one feature. */
const LONGEST = 3
/** Classes of words of which the word itself tells more. */
const BY_WORD: ReadonlySet<string> = new Set(['PRON', 'AUX', 'PUNCT', 'PART', 'SCONJ', 'CCONJ', 'INTJ'])

/**
 * Adds each run of one to three words of a text, as words and as parts of speech, with its beginning and its end as
 * words of their own. Takes time linear in the number of words.
 */
export function addGrams(features: Set<string>, tokens: readonly Token[]): void {
  addRuns(
    features,
    ':',
    tokens.map(({ key }) => key),
  )
  addRuns(
    features,
    '#',
    tokens.map(({ key, tag }) => (BY_WORD.has(tag) ? key : tag)),
  )
}

function addRuns(features: Set<string>, mark: string, words: readonly string[]): void {
  const all = ['^', ...words, '$']
  for (let at = 0; at < all.length; at += 1) {
    for (let length = 1; length <= LONGEST && at + length <= all.length; length += 1) {
      features.add(`${mark}${all.slice(at, at + length).join(' ')}`)
    }
  }
}
