import { type Pasted, readPasted } from '@outcome-studio/shared/domain/study'
import { parseTable, tableOf } from '@outcome-studio/shared/files'
import { listRows } from './listRows.ts'

/**
 * Reads pasted plain text: a table of a spreadsheet or in Markdown, a nested list, whose levels become job steps and
 * outcome statements, or a list of texts.
 * @throws FileProblem for a table beyond FILE_LIMITS
 */
export function readPastedText(text: string): Pasted {
  const rows = listRows(text)
  return rows ? { kind: 'table', table: tableOf(rows) } : readPasted(parseTable(text))
}
