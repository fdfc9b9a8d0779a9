import { FileProblem } from '../FileProblem.ts'
import { FILE_LIMITS } from '../fileLimits.ts'
import type { Pause } from '../Pause.ts'
import type { Table } from '../Table.ts'
import { readXml } from '../xml/readXml.ts'
import { fromXmlString } from '../xml/xmlStrings.ts'
import { cellReference, readReference } from './cellReference.ts'

/** A longer list is not useful. */
const MOST_PROBLEMS = 100

interface SheetSource {
  readonly name: string
  readonly xml: string
  readonly strings: readonly string[]
  /** Number of cells with a value that may still be read. */
  readonly cellsLeft: number
}

interface OpenCell {
  readonly column: number
  readonly row: number
  readonly type: string
  hasFormula: boolean
  /** null until a value was read. */
  value: string | null
}

/** @throws FileProblem if the sheet is damaged or exceeds FILE_LIMITS */
export async function readSheet(source: SheetSource, pause: Pause): Promise<Table> {
  const rows: string[][] = []
  const problems: string[] = []
  let cells = 0
  let row = -1
  let column = -1
  let cell: OpenCell | null = null
  let isValue = false

  const remark = (problem: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem)
  }
  const keep = ({ column: at, row: line, type, hasFormula, value }: OpenCell) => {
    const reference = cellReference(at, line)
    if (hasFormula && value === null) {
      remark(
        `${reference} holds a formula without a result. Open the file in a spreadsheet program and save it.`,
      )
    }
    if (type === 'e' && value !== null) remark(`${reference} holds the error ${value}.`)
    const text = type === 'e' ? '' : readValue(type, value ?? '', source.strings)
    if (text === '') return
    requireWithinLimits(at, line, cells < source.cellsLeft, source.name)
    cells += 1
    while (rows.length <= line) rows.push([])
    const texts = rows[line] ?? []
    while (texts.length < at) texts.push('')
    texts[at] = text
  }

  await readXml(
    source.xml,
    {
      open: (name, attribute) => {
        if (name === 'row') {
          row = Number(attribute('r') ?? row + 2) - 1
          column = -1
        } else if (name === 'c') {
          const place = readReference(attribute('r') ?? '') ?? { column: column + 1, row }
          column = place.column
          cell = { ...place, type: attribute('t') ?? 'n', hasFormula: false, value: null }
        } else if (name === 'f' && cell) cell.hasFormula = true
        isValue = name === 'v' || name === 't'
      },
      close: (name) => {
        isValue = false
        if (name !== 'c' || !cell) return
        keep(cell)
        cell = null
      },
      text: (text) => {
        if (isValue && cell) cell.value = (cell.value ?? '') + text
      },
    },
    pause,
  )
  return { name: source.name, rows, problems }
}

function readValue(type: string, value: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'inlineStr' || type === 'str') return fromXmlString(value)
  // Spreadsheets write 8.9 as 8.9000000000000004, which is the same number.
  const number = Number(value)
  return value === '' || !Number.isFinite(number) ? value : `${number}`
}

function requireWithinLimits(column: number, row: number, hasCellsLeft: boolean, sheet: string): void {
  const { rows, columns, cells } = FILE_LIMITS
  if (row >= 0 && column >= 0 && row < rows && column < columns && hasCellsLeft) return
  throw new FileProblem(
    `The sheet “${sheet}” is too large: at most ${rows.toLocaleString('en-GB')} rows, ${columns} columns and ${cells.toLocaleString('en-GB')} cells can be read. Keep the statements alone and save them as a file of their own.`,
  )
}
