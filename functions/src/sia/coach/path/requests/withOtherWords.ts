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
