import { harmlessCell } from '../../files/harmlessCell.ts'
import type { Study } from '../Study.ts'
import { exportRows, ROW_TITLES } from './exportRows.ts'

/** Without it, spreadsheet programs assume the machine's own character set. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * Writes a study as a table (RFC 4180), one line for each item. Reading it back restores everything but remarks and
 * dismissals.
 */
export function studyToCsv(study: Study): string {
  const lines = exportRows(study).map((row) => ROW_TITLES.map((title) => row[title] ?? ''))
  return BYTE_ORDER_MARK + [ROW_TITLES, ...lines].map((line) => line.map(cell).join(',') + LINE_END).join('')
}

function cell(text: string): string {
  // Programs treat a file with a NUL byte as binary.
  const harmless = harmlessCell(text.replaceAll('\0', ''))
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
