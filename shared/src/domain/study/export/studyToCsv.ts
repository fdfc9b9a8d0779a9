import type { Study } from '../Study.ts'
import { type ExportRow, exportRows } from './exportRows.ts'

const COLUMNS = [
  ['Kind', 'kind'],
  ['Number', 'number'],
  ['Text', 'text'],
  ['Job step', 'jobStep'],
  ['Category', 'category'],
  ['Remarks', 'remarks'],
] as const satisfies readonly (readonly [string, keyof ExportRow])[]

/** Spreadsheets take a file without it for one of the machine's own character set. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** A study as a table by RFC 4180, one line for each item, for spreadsheets. It cannot be read back whole. */
export function studyToCsv(study: Study): string {
  const head = COLUMNS.map(([title]) => title)
  const lines = exportRows(study).map((row) => COLUMNS.map(([, field]) => row[field]))
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => line.map(cell).join(',') + LINE_END).join('')
}

function cell(text: string): string {
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Whether a spreadsheet would calculate it (https://owasp.org/www-community/attacks/CSV_Injection). */
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
}
