import type { Table } from '@outcome-studio/shared/files'

const LONGEST = 40
/** Rows in which the first value is looked for. */
const SAMPLE_ROWS = 100

/** Label of a column in a select: its title, otherwise its letter and first value. */
export function columnLabel({ rows }: Table, headerRow: number | null, column: number): string {
  const title = headerRow === null ? '' : (rows[headerRow]?.[column] ?? '').trim()
  if (title !== '') return shortened(title)
  const start = headerRow === null ? 0 : headerRow + 1
  const first = rows.slice(start, start + SAMPLE_ROWS).find((row) => row[column]?.trim())
  const letter = column < 26 ? String.fromCharCode(65 + column) : `${column + 1}`
  return first?.[column] ? `Column ${letter}: ${shortened(first[column].trim())}` : `Column ${letter}`
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
