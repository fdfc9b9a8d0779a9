import { cellReference, readReference } from '../base/cellReference.ts'
import { FILE_LIMITS } from '../base/fileLimits.ts'
import type { Pause } from '../base/Pause.ts'
import type { Table } from '../base/Table.ts'
import { type CellBudget, TableBuilder } from '../base/TableBuilder.ts'
import { readXml } from '../xml/readXml.ts'
import { fromXmlString } from '../xml/xmlStrings.ts'

/** Characters of a value before escapes such as _x000D_ are decoded. */
const LONGEST_VALUE = 7 * FILE_LIMITS.cellCharacters
/** Characters of an error such as #DIV/0! in a message. */
const LONGEST_ERROR = 30

interface SheetSource {
  readonly name: string
  readonly xml: string
  readonly strings: readonly string[]
  /** Indexes of the cell formats that show a number as percent. */
  readonly percentFormats: ReadonlySet<number>
  readonly budget: CellBudget
}

interface OpenCell {
  readonly column: number
  readonly row: number
  readonly type: string
  readonly isPercent: boolean
  hasFormula: boolean
  /** null until a value was read. */
  value: string | null
}

/** @throws FileProblem if the sheet is damaged or exceeds FILE_LIMITS */
export async function readSheet(source: SheetSource, pause: Pause): Promise<Table> {
  const table = new TableBuilder(source.name, source.budget)
  let row = -1
  let column = -1
  let cell: OpenCell | null = null
  let isValue = false

  const keep = ({ column: at, row: line, type, isPercent, hasFormula, value }: OpenCell) => {
    if (hasFormula && value === null) {
      table.remark(
        `${cellReference(at, line)} holds a formula without a result. Open the file in a spreadsheet program and save it.`,
      )
    }
    if (type === 'e' && value !== null)
      table.remark(`${cellReference(at, line)} holds the error ${value.slice(0, LONGEST_ERROR)}.`)
    if (type === 's' && value !== null && source.strings[Number(value)] === undefined) {
      table.remark(`${cellReference(at, line)}: the file does not contain its text, so it is left out.`)
    } else if (type !== 'e') {
      const text = readValue(type, value ?? '', source.strings)
      table.set(line, at, isPercent ? asPercent(text) : text)
    }
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
          const isPercent = source.percentFormats.has(Number(attribute('s') ?? 0))
          cell = { ...place, type: attribute('t') ?? 'n', isPercent, hasFormula: false, value: null }
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
        if (!isValue || !cell) return
        if (cell.value === null) cell.value = text
        else if (cell.value.length <= LONGEST_VALUE) cell.value += text
      },
    },
    pause,
  )
  return table.table()
}

function readValue(type: string, value: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'inlineStr' || type === 'str') return fromXmlString(value)
  // Spreadsheets write 8.9 as 8.9000000000000004, which is the same number.
  const number = Number(value)
  return value === '' || !Number.isFinite(number) ? value : `${number}`
}

/** "84%" for 0.84, as the spreadsheet shows it. */
function asPercent(text: string): string {
  const number = Number(text)
  return text === '' || !Number.isFinite(number) ? text : `${Number((number * 100).toPrecision(12))}%`
}
