import { createSlices } from '../base/createSlices.ts'
import { FileProblem } from '../base/FileProblem.ts'
import { FILE_LIMITS, STUDY_LIMITS } from '../base/fileLimits.ts'
import type { Pause } from '../base/Pause.ts'
import type { Table } from '../base/Table.ts'
import { createCellBudget, TableBuilder } from '../base/TableBuilder.ts'
import { type CsvRefusal, csvRows, SEPARATORS } from './csvRows.ts'
import { guessSeparator } from './guessSeparator.ts'

/**
 * Parses a table by RFC 4180 with any common separator. A first line "sep=;", an extension of Excel, sets the
 * separator.
 * @throws FileProblem if it exceeds the limits, or a quotation mark is not closed
 */
export async function readCsv(text: string, pause: Pause, limits = STUDY_LIMITS): Promise<Table> {
  await pause()
  const [line = '', declared] = /^sep=(.)\r?\n/.exec(text) ?? []
  const separator = SEPARATORS.find((each) => each === declared) ?? guessSeparator(text)
  const table = new TableBuilder('', createCellBudget(limits))
  const nextSlice = createSlices(pause)
  const refuse = (refusal: CsvRefusal, row: number) => {
    throw refusal === 'tooLarge' ? table.tooLarge() : unclosed(refusal, row)
  }
  for (const { row, cells, length } of csvRows(text, line.length, separator, refuse, limits.rows)) {
    for (const [column, cell] of cells.entries()) table.set(row, column, cell)
    const waiting = nextSlice(length)
    if (waiting) await waiting
  }
  return table.table()
}

function unclosed(refusal: 'longRow' | 'unclosed', row: number): FileProblem {
  const remedy = 'Open the file in a spreadsheet program, save it anew and try again.'
  if (refusal === 'unclosed') {
    return new FileProblem(`A quotation mark in row ${row + 1} is never closed. ${remedy}`)
  }
  const most = FILE_LIMITS.rowCharacters.toLocaleString('en-US')
  return new FileProblem(
    `Row ${row + 1} is longer than ${most} characters. Perhaps a quotation mark in it is never closed. ${remedy}`,
  )
}
