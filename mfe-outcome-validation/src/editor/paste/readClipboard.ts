import { type Pasted, parseTable, readPastedTable } from '@outcome-studio/shared/domain'

/** Reads what is pasted as a list or table; null where it is one text, which the field takes as it is. */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): Pasted | null {
  const text = data.getData('text/plain')
  // Spreadsheets offer both, and quote in plain text what their HTML leaves to styles.
  const rows = text.includes('\t')
    ? parseTable(text)
    : (tableIn(data.getData('text/html')) ?? parseTable(text))
  const pasted = readPastedTable(rows)
  if (pasted.kind === 'texts') return pasted.texts.length > 1 ? pasted : null
  return pasted.steps.length > 0 ? pasted : null
}

/** The cells of the first table in a piece of HTML; null where there is none. */
function tableIn(html: string): readonly (readonly string[])[] | null {
  if (!/<table\b/i.test(html)) return null
  // What it looks like is of no interest, and styles written into the text are refused by our security policy.
  const plain = html
    .replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
  const table = new DOMParser().parseFromString(plain, 'text/html').querySelector('table')
  if (table === null) return null
  for (const lineBreak of table.querySelectorAll('br')) lineBreak.replaceWith('\n')
  return Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent))
}
