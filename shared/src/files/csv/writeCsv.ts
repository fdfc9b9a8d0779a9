import { harmlessCell } from '../base/harmlessCell.ts'

/** Without it, spreadsheet programs assume the machine's own character set. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** Writes rows of texts as CSV (RFC 4180) in which a spreadsheet calculates nothing. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',') + LINE_END).join('')
}

function cell(text: string): string {
  // Programs treat a file with a NUL byte as binary.
  const harmless = harmlessCell(text.replaceAll('\0', ''))
  // Some programs take a semicolon or a tab for the separator.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
