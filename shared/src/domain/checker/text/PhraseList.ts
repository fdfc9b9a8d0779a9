import type { Word } from './Statement.ts'

/** Words and phrases to be found in a statement, by the first word so that asking costs one look-up. */
export interface PhraseList {
  /** How many words from an index on make up a phrase of the list, the longest first; 0 for none. */
  lengthAt(words: readonly Word[], index: number): number
  /** The same list with more words and phrases. */
  with(added: readonly string[]): PhraseList
}

/**
 * Makes a list from words and phrases.
 * @param entries split at "|" where a text holds several; case does not matter
 */
export function phraseList(entries: readonly string[]): PhraseList {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const entry of entries.flatMap((text) => text.toLowerCase().split('|'))) {
    const [first, ...rest] = entry.match(/[^\s/]+|\//g) ?? []
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), rest])
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
    with: (added) => phraseList([...entries, ...added]),
  }
}
