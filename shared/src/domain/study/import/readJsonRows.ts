import { FileProblem } from '../../files/FileProblem.ts'
import { FILE_LIMITS } from '../../files/fileLimits.ts'
import type { Table } from '../../files/Table.ts'

/**
 * Reads a JSON list of similar objects, as databases and survey tools export it, as a table. The keys become
 * the titles.
 * @throws FileProblem for any other JSON, and for more than FILE_LIMITS.rows
 */
export function readJsonRows(stored: unknown): Table {
  const isList = Array.isArray(stored) && stored.length > 0
  if (!isList || !stored.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each))) {
    throw new FileProblem(
      'This JSON file holds no study and no list of rows. Choose a file that was exported as JSON here, or a list of objects.',
    )
  }
  const titles = [...new Set(stored.slice(0, FILE_LIMITS.rows).flatMap((each) => Object.keys(each)))]
  if (stored.length > FILE_LIMITS.rows || titles.length > FILE_LIMITS.columns) {
    throw new FileProblem(
      `This file is too large: at most ${FILE_LIMITS.rows.toLocaleString('en-GB')} rows and ${FILE_LIMITS.columns} columns can be read.`,
    )
  }
  const rows = stored.map((each) =>
    titles.map((title) => textOf(Object.hasOwn(each, title) ? each[title] : '')),
  )
  return { name: '', rows: [titles, ...rows], problems: [] }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : ''
}
