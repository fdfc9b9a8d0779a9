/** Where whole words are in a text; -1 without them. */
const indexOf = (text: string, words: string): number =>
  ` ${text.toLowerCase()} `.replace(/[.,;:!?]/g, ' ').indexOf(` ${words.toLowerCase()} `)

/** Whether a text has words, as they are written in it. */
export const hasWords = (text: string, words: string): boolean => indexOf(text, words) >= 0

/** A text with other words in the place of some; the same without them. */
export function withOtherWords(text: string, words: string, after: string): string {
  const at = indexOf(text, words)
  return at < 0 ? text : `${text.slice(0, at)}${after}${text.slice(at + words.length)}`
}

/**
 * A text that has, instead of some words, those of a passage which may go on as the text does: "a guy calls" becomes
 * "somebody calls" by "when somebody calls".
 * @returns null if the text has no such words, or the passage is a text of its own
 */
export function withPassage(text: string, words: string, passage: string): string | null {
  const at = indexOf(text, words)
  if (at < 0) return null
  const [before, after] = [wordsOf(text.slice(0, at)), wordsOf(text.slice(at + words.length))]
  const said = wordsOf(passage)
  const counts = (most: number): readonly number[] => Array.from({ length: most }, (_, count) => most - count)
  const isSame = (one: readonly string[], other: readonly string[]): boolean =>
    one.join(' ').toLowerCase() === other.join(' ').toLowerCase()
  const most = said.length - 1
  const start =
    counts(Math.min(before.length, most)).find((count) =>
      isSame(said.slice(0, count), before.slice(-count)),
    ) ?? 0
  const end =
    counts(Math.min(after.length, most - start)).find((count) =>
      isSame(said.slice(-count), after.slice(0, count)),
    ) ?? 0
  // "Check the legs", not "inspect": an action for an action.
  if (start + end === 0 && before.length === 0 && said.length > wordsOf(words).length) return null
  const own = said.slice(start, said.length - end)
  return [...before, ...own, ...after].join(' ')
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')
