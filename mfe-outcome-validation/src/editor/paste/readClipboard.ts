import { type Pasted, parseTable, readPastedTable } from '@outcome-studio/shared/domain'

/** Reads a pasted list or table; null for a single text, which the field handles. */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): Pasted | null {
  const text = data.getData('text/plain')
  // Spreadsheets offer both formats. Their plain text contains quotes that their HTML does not.
  const rows = text.includes('\t')
    ? parseTable(text)
    : (tableIn(data.getData('text/html')) ?? parseTable(text))
  const pasted = readPastedTable(rows)
  if (pasted.kind === 'texts') return pasted.texts.length > 1 ? pasted : null
  return pasted.steps.length > 0 ? pasted : null
}

/** The cells of the first table in the HTML; null if there is none. */
function tableIn(html: string): readonly (readonly string[])[] | null {
  if (!/<table\b/i.test(html)) return null
  // Styles are removed: they are not needed, and the content security policy blocks inline styles.
  const plain = html
    .replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
  const table = new DOMParser().parseFromString(plain, 'text/html').querySelector('table')
  if (table === null) return null
  for (const lineBreak of table.querySelectorAll('br')) lineBreak.replaceWith('\n')
  return Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent))
}
