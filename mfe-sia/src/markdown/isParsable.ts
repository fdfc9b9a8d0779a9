/** Characters that may begin or end emphasis, code, a link, HTML or an address. */
const MARK = /[*_~`[\]!<&\\@]/g
const BLANK_LINE = /\n[ \t]*(?=\n)/

const MOST_MARKS = 2_000
/** Within a paragraph, where the parser compares marks with each other. */
const MOST_MARKS_TOGETHER = 120
/** Without a blank line between them. */
const MOST_LINES_TOGETHER = 200
const MOST_LINES = 2_000
/** Of a word with an at sign, which the parser tries to read as an address from each of its letters. */
const LONGEST_ADDRESS = 200

/**
 * Whether a text can be read as Markdown in a few milliseconds. The parser's time grows with the square of the marks
 * in a paragraph, so that a language model that repeats itself could block the page for half a minute. Such a text is
 * shown as it was written.
 */
export function isParsable(text: string): boolean {
  const source = text.replace(/\r\n?/g, '\n')
  if (count(source, MARK) > MOST_MARKS || count(source, /\n/g) > MOST_LINES) return false
  if (source.split(/\s+/).some((word) => word.length > LONGEST_ADDRESS && word.includes('@'))) return false
  return source
    .split(BLANK_LINE)
    .every((part) => count(part, MARK) <= MOST_MARKS_TOGETHER && count(part, /\n/g) <= MOST_LINES_TOGETHER)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
