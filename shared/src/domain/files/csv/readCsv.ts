import { FileProblem } from '../FileProblem.ts'
import { FILE_LIMITS } from '../fileLimits.ts'
import type { Pause } from '../Pause.ts'
import type { Table } from '../Table.ts'

/** Ordered by preference if two fit: many texts contain commas and, in many countries, so do numbers. */
const SEPARATORS = ['\t', ';', ',', '|'] as const
type Separator = (typeof SEPARATORS)[number]

/** Rows from which the separator is guessed. */
const SAMPLE = 20
const ROWS_BETWEEN_PAUSES = 64

/**
 * Parses a table by RFC 4180 with any common separator. A first line "sep=;", an extension of Excel, sets the
 * separator.
 * @throws FileProblem if it exceeds FILE_LIMITS
 */
export async function readCsv(text: string, pause: Pause): Promise<Table> {
  const [line = '', declared] = /^sep=(.)\r?\n/.exec(text) ?? []
  const separator = SEPARATORS.find((each) => each === declared) ?? guessSeparator(text)
  const rows: string[][] = []
  let cells = 0
  const refuse = () => {
    throw new FileProblem(
      `A quotation mark in row ${rows.length + 1} is never closed. Open the file in a spreadsheet program, save it anew and try again.`,
    )
  }
  for (const row of csvRows(text, line.length, separator, refuse)) {
    if (rows.length % ROWS_BETWEEN_PAUSES === 0) await pause()
    while (row.at(-1) === '') row.pop()
    rows.push(row)
    cells += row.length
    if (rows.length > FILE_LIMITS.rows || row.length > FILE_LIMITS.columns || cells > FILE_LIMITS.cells) {
      throw new FileProblem(
        `This table is too large: at most ${FILE_LIMITS.rows.toLocaleString('en-GB')} rows and ${FILE_LIMITS.columns} columns can be read. Keep the statements alone and save them as a file of their own.`,
      )
    }
  }
  while (rows.at(-1)?.length === 0) rows.pop()
  return { name: '', rows, problems: [] }
}

/** The separator that splits the first rows most often and most evenly. */
function guessSeparator(text: string): Separator {
  let [best, most]: [Separator, number] = [',', 0]
  for (const separator of SEPARATORS) {
    const counts = new Map<number, number>()
    let rows = 0
    for (const row of csvRows(text, 0, separator, () => {})) {
      counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
      rows += 1
      if (rows === SAMPLE) break
    }
    const even = Math.max(...[...counts].map(([columns, times]) => (columns > 1 ? columns * times : 0)), 0)
    if (even > most) [best, most] = [separator, even]
  }
  return best
}

function* csvRows(
  text: string,
  from: number,
  separator: Separator,
  onUnclosed: () => void,
): Generator<string[]> {
  const plain = separator === '\t' ? /[^\t\r\n]*/y : new RegExp(`[^${separator}\\r\\n]*`, 'y')
  let row: string[] = []
  let at = from
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const end = closingQuote(text, at)
      if (end === text.length) onUnclosed()
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    }
    // Includes stray characters between a closing quote and the next separator.
    plain.lastIndex = at
    row.push(cell + (plain.exec(text)?.[0] ?? ''))
    at = Math.max(at, plain.lastIndex)
    if (text[at] === separator) {
      at += 1
      if (at === text.length) row.push('')
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

/** Position of the quote that ends a cell; the end of the text if there is none. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return text.length
}
