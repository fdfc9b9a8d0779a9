/** Levels of quotes and lists in one line that are shown as such. */
const DEEPEST = 20

const MARKER = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`
const TOO_DEEP = new RegExp(`^(?:${MARKER}){${DEEPEST}}[ \\t]*\\d*(?=[->+*.)])`, 'gm')

/**
 * Escapes the quote or list marker that would begin the 21st level of a line, so that the rest of it is text. A
 * language model that repeats itself can write thousands, and both parser and browser descend into each level.
 */
export function limitNesting(source: string): string {
  return source.replace(TOO_DEEP, (levels) => `${levels}\\`)
}
