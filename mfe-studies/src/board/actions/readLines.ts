import { areValues, readPasted } from '@outcome-studio/shared/domain/study'
import { FileProblem, parseTable, withoutCheckBox } from '@outcome-studio/shared/files'

/** Goals that one paste adds at most; a map has a few hundred. */
const MOST_LINES = 500

/** Lines of a pasted text; `refused` with a message for the member. */
export type PastedLines =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Reads a pasted list, one goal in each line, without bullets and numbers. Of a table, the column with the longest
 * texts is read. Null for a single line, which the field handles, unless it is a task with a check box.
 */
export function readLines(text: string): PastedLines | null {
  const trimmed = text.trim()
  const isSingle = !/[\r\n]/.test(trimmed)
  if (isSingle && withoutCheckBox(trimmed) === trimmed) return null
  try {
    const rows = parseTable(text)
    const column = widestColumn(rows)
    const pasted = readPasted(rows.map((row) => [row[column] ?? '']))
    if (pasted.kind !== 'texts' || (pasted.texts.length < 2 && !isSingle)) return null
    if (areValues(pasted.texts)) return { kind: 'refused', message: 'These are numbers, not goals.' }
    return pasted.texts.length > MOST_LINES
      ? { kind: 'refused', message: `That is more than ${MOST_LINES} lines. Paste a part of it.` }
      : { kind: 'lines', lines: pasted.texts }
  } catch (error) {
    if (error instanceof FileProblem) return { kind: 'refused', message: error.message }
    throw error
  }
}

function widestColumn(rows: readonly (readonly string[])[]): number {
  const widths: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = (widths[at] ?? 0) + cell.length
  return widths.indexOf(Math.max(...widths))
}
