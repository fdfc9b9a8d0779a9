import { harmlessCell } from '../../files/harmlessCell.ts'
import type { Study } from '../Study.ts'
import { type ExportRow, exportRows } from './exportRows.ts'

/** The columns of our CSV files, by which they are known again. */
export const CSV_COLUMNS = [
  ['Kind', 'kind'],
  ['Number', 'number'],
  ['Text', 'text'],
  ['Job step', 'jobStep'],
  ['Category', 'category'],
  ['Importance', 'importance'],
  ['Satisfaction', 'satisfaction'],
  ['Opportunity score', 'opportunity'],
  ['Band', 'band'],
  ['Remarks', 'remarks'],
] as const satisfies readonly (readonly [string, keyof ExportRow])[]

/** Spreadsheets take a file without it for one of the machine's own character set. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * A study as a table by RFC 4180, one line for each item, for spreadsheets. Read back it is equal but for the findings
 * of checks and what was dismissed.
 */
export function studyToCsv(study: Study): string {
  const head = CSV_COLUMNS.map(([title]) => title)
  const lines = exportRows(study).map((row) => CSV_COLUMNS.map(([, field]) => row[field]))
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => line.map(cell).join(',') + LINE_END).join('')
}

function cell(text: string): string {
  // A file with a zero in it counts as none of text.
  const harmless = harmlessCell(text.replaceAll('\0', ''))
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
