import { readableText } from './readableText.ts'
import type { Word } from './Statement.ts'

/** Words and phrases to find in a statement, indexed by first word, so that a query costs one look-up. */
export interface PhraseList {
  /** Number of words from an index on that match a phrase, the longest first; 0 for none. */
  lengthAt(words: readonly Word[], index: number): number
  /** Whether a word is the longest of a phrase. A statement without such a word has none of the phrases. */
  tells(key: string): boolean
  /** A copy of the list with more words and phrases. */
  with(added: readonly string[]): PhraseList
}

/**
 * Creates a list from words and phrases.
 * @param entries split at "|"; case is ignored
 */
export function phraseList(entries: readonly string[]): PhraseList {
  const byFirst = new Map<string, (readonly string[])[]>()
  const longest = new Set<string>()
  for (const entry of entries.flatMap((text) => readableText(text).text.toLowerCase().split('|'))) {
    const [first, ...rest] = entry.match(/[^\s/]+|\//g) ?? []
    if (first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), rest])
    longest.add(rest.reduce((most, word) => (word.length > most.length ? word : most), first))
  }
  for (const rests of byFirst.values()) rests.sort((one, other) => other.length - one.length)
  return {
    lengthAt(words, index) {
      const rests = byFirst.get(words[index]?.key ?? '')
      const found = rests?.find((rest) =>
        rest.every((word, offset) => words[index + 1 + offset]?.key === word),
      )
      return found === undefined ? 0 : found.length + 1
    },
    tells: (key) => longest.has(key),
    with: (added) => phraseList([...entries, ...added]),
  }
}
