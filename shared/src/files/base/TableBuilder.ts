import { columnName } from './cellReference.ts'
import { cutText } from './cutText.ts'
import { FileProblem } from './FileProblem.ts'
import { FILE_LIMITS, type FileLimits, STUDY_LIMITS } from './fileLimits.ts'
import type { Table } from './Table.ts'

/** A longer list is not useful. */
const MOST_PROBLEMS = 100

/** What a file may still contain. One budget applies to all of its tables. */
export interface CellBudget {
  readonly limits: FileLimits
  cells: number
  characters: number
}

export function createCellBudget(limits = STUDY_LIMITS): CellBudget {
  return { limits, cells: limits.cells, characters: limits.characters }
}

/** Collects the cells of one table within the limits of its budget. */
export class TableBuilder {
  readonly #name: string
  readonly #budget: CellBudget
  readonly #rows: string[][] = []
  readonly #problems: string[] = []

  constructor(name: string, budget: CellBudget) {
    this.#name = name
    this.#budget = budget
  }

  /**
   * Sets a cell. A longer text than FILE_LIMITS.cellCharacters is cut, because a free text or a remark in one cell is
   * no reason to refuse the statements in the others.
   * @param row from 0
   * @param column from 0
   * @throws FileProblem beyond the limits
   */
  set(row: number, column: number, whole: string): void {
    if (whole === '') return
    const { columns, cellCharacters } = FILE_LIMITS
    const { rows } = this.#budget.limits
    if (!(row >= 0 && column >= 0 && row < rows && column < columns)) throw this.tooLarge()
    const text = cutText(whole, cellCharacters)
    if (text !== whole) {
      this.remark(
        `Row ${row + 1}, column ${columnName(column)}: only the first ${cellCharacters.toLocaleString('en-US')} characters were read.`,
      )
    }
    while (this.#rows.length <= row) this.#rows.push([])
    const texts = this.#rows[row] ?? []
    this.#budget.cells -= Math.max(column + 1 - texts.length, 0)
    this.#budget.characters -= text.length
    if (this.#budget.cells < 0 || this.#budget.characters < 0) throw this.tooLarge()
    while (texts.length < column) texts.push('')
    texts[column] = text
  }

  /** Adds a message for the member. */
  remark(problem: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem)
  }

  tooLarge(): FileProblem {
    const { rows, cells, characters, remedy } = this.#budget.limits
    const [most, wide, many, long] = [rows, FILE_LIMITS.columns, cells, characters].map((limit) =>
      limit.toLocaleString('en-US'),
    )
    return new FileProblem(
      `${this.#name === '' ? 'This table' : `The sheet “${this.#name}”`} is too large: at most ${most} rows, ${wide} columns, ${many} cells and ${long} characters can be read. ${remedy}`,
    )
  }

  table(): Table {
    return { name: this.#name, rows: this.#rows, problems: this.#problems }
  }
}
