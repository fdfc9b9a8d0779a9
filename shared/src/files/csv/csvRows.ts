import { FILE_LIMITS, STUDY_LIMITS } from '../base/fileLimits.ts'

/** Ordered by preference if two fit: many texts contain commas and, in many countries, so do numbers. */
export const SEPARATORS = ['\t', ';', ',', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Why a row cannot be read. */
export type CsvRefusal = 'tooLarge' | 'longRow' | 'unclosed'

interface CsvRow {
  /** From 0. */
  readonly row: number
  /** At most FILE_LIMITS.columns; further cells are empty. */
  readonly cells: readonly string[]
  /** Number of characters, with separators and line end. */
  readonly length: number
}

/** The text of a cell up to the next separator or line end. */
const PLAIN: Readonly<Record<Separator, RegExp>> = {
  '\t': /[^\t\r\n]*/y,
  ';': /[^;\r\n]*/y,
  ',': /[^,\r\n]*/y,
  '|': /[^|\r\n]*/y,
}

/**
 * Splits CSV into rows, and checks FILE_LIMITS while it reads them.
 * @param from index of the first character
 * @param refuse called for a row that cannot be read; reading goes on if it returns
 * @param rows maximum number of rows
 */
export function* csvRows(
  text: string,
  from: number,
  separator: Separator,
  refuse: (refusal: CsvRefusal, row: number) => void,
  rows: number = STUDY_LIMITS.rows,
): Generator<CsvRow> {
  const plain = PLAIN[separator]
  let [row, start, at] = [0, from, from]
  let cells: string[] = []
  while (at < text.length) {
    let cell = ''
    const quote = openingQuote(text, at)
    if (quote !== -1) {
      const last = Math.min(text.length, start + FILE_LIMITS.rowCharacters)
      const end = closingQuote(text, quote, last)
      if (end === last) refuse(last === text.length ? 'unclosed' : 'longRow', row)
      const inside = text.slice(quote + 1, end)
      if (isQuotedCell(text, inside, end + 1, separator)) {
        cell = inside.replaceAll('""', '"')
        at = end + 1
      }
    }
    // Includes stray characters between a closing quote and the next separator.
    plain.lastIndex = at
    cell += plain.exec(text)?.[0] ?? ''
    at = Math.max(at, plain.lastIndex)
    if (cells.length < FILE_LIMITS.columns) cells.push(cell)
    else if (cell !== '') refuse('tooLarge', row)
    if (at - start > FILE_LIMITS.rowCharacters) refuse('longRow', row)
    if (text[at] === separator) {
      at += 1
      if (at === text.length) cells.push('')
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (row === rows) refuse('tooLarge', row)
    yield { row, cells, length: at - start }
    row += 1
    start = at
    cells = []
  }
  if (cells.length > 0) yield { row, cells, length: at - start }
}

/** Position of the quote that starts a cell, after any spaces; -1 if the cell starts with something else. */
function openingQuote(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return text[at] === '"' ? at : -1
}

/** Whether quotes enclose a cell. Quotes around its first words, such as `"Stop" he said`, belong to the text. */
function isQuotedCell(text: string, inside: string, end: number, separator: Separator): boolean {
  AFTER_QUOTE.lastIndex = end
  const next = AFTER_QUOTE.exec(text)?.[1] ?? ''
  return next === '' || next === separator || /[\r\n"]/.test(next + inside) || inside.includes(separator)
}

const AFTER_QUOTE = / {0,100}(.?)/sy

/** Position of the quote that ends a cell; `last` if there is none before it. */
function closingQuote(text: string, start: number, last: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1 && at < last; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return last
}
