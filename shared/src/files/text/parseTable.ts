/**
 * Splits clipboard text of a spreadsheet into rows and cells at line breaks and tabs. A quoted cell may
 * contain both, and doubled quotes. A quote that is not closed before a separator or the end is an ordinary
 * character, and so are the quotes around a text that contains none of these, such as a quotation. Takes time linear in the text's length; every text has at least one row.
 */
export function parseTable(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  for (;;) {
    const cell = quotedCell(text, at) ?? plainCell(text, at)
    row.push(cell.text)
    if (text.charAt(cell.end) === '\t') {
      at = cell.end + 1
      continue
    }
    rows.push(row)
    row = []
    at = text.startsWith('\r\n', cell.end) ? cell.end + 2 : cell.end + 1
    // A spreadsheet terminates the last row like all others, so no row follows.
    if (at >= text.length) return rows
  }
}

interface Cell {
  readonly text: string
  /** Index of the next tab or line break, or the text's length. */
  readonly end: number
}

function plainCell(text: string, start: number): Cell {
  PLAIN_END.lastIndex = start
  const end = PLAIN_END.exec(text)?.index ?? text.length
  return { text: text.slice(start, end), end }
}

function quotedCell(text: string, start: number): Cell | null {
  if (text.charAt(start) !== '"') return null
  for (let at = start + 1; at < text.length; at += 1) {
    if (text.charAt(at) !== '"') continue
    if (text.charAt(at + 1) === '"') {
      at += 1
      continue
    }
    const isClosed = at + 1 === text.length || '\t\r\n'.includes(text.charAt(at + 1))
    const inside = text.slice(start + 1, at)
    // Spreadsheets quote a cell for no other reason. Any other quotes belong to the text.
    const isQuotedCell = isClosed && /[\t\r\n]|""/.test(inside)
    return isQuotedCell ? { text: inside.replaceAll('""', '"'), end: at + 1 } : null
  }
  return null
}

const PLAIN_END = /[\t\r\n]/g
