import { wholeCell } from '../../../files/harmlessCell.ts'
import type { Table } from '../../../files/Table.ts'
import { readStatementColumns, STATEMENT_COLUMNS } from '../../fields/fieldsInFiles.ts'
import { readCategory } from '../../fields/readCategory.ts'
import type { FieldValues } from '../../fields/StudyField.ts'
import type { JobStepCategory, OutcomeStatement } from '../../Study.ts'
import type { ImportedStep, ImportedStudy } from '../ImportedStudy.ts'
import { MAPPED_COLUMNS, type MappedField, type TableMapping } from './TableMapping.ts'

/** What one row of the table becomes. */
export interface MappedRow {
  /** Row number from 1, as in a spreadsheet. */
  readonly row: number
  /**
   * Labels of the new items, for example "Job step 1" and "Outcome statement 1.1". Empty if the row
   * contributes nothing.
   */
  readonly becomes: readonly string[]
  readonly step: string
  readonly statement: string
  readonly category: JobStepCategory | null
  readonly fields: FieldValues<OutcomeStatement>
}

/** Fields of outcome statements in the preview of an import. */
export const PREVIEWED_FIELDS = STATEMENT_COLUMNS.flatMap(({ preview }) => preview ?? [])

export interface MappedTable {
  readonly parts: ImportedStudy
  readonly rows: readonly MappedRow[]
  readonly counts: { readonly jobSteps: number; readonly outcomeStatements: number }
  /** Messages for the member about what was not imported, by row. */
  readonly problems: readonly string[]
}

interface OpenStep {
  readonly number: number
  readonly text: string
  category: JobStepCategory | null
  readonly statements: ImportedStep['statements'][number][]
}

/**
 * Reads a foreign table as a study. A row without a step belongs to the step above it, as with merged cells.
 * Rows of one step may be separate. Statements before any step go to a step without a text.
 */
export function mapTable({ rows }: Pick<Table, 'rows'>, mapping: TableMapping): MappedTable {
  const steps: OpenStep[] = []
  const byText = new Map<string, OpenStep>()
  const problems: string[] = []
  const mapped: MappedRow[] = []
  let current: OpenStep | undefined

  const start = mapping.headerRow === null ? 0 : mapping.headerRow + 1
  for (const [at, row] of rows.entries()) {
    if (at < start) continue
    const cell = (field: MappedField) => cellOf(row, mapping.columns[field])
    const [stepText, statement] = [cell('jobStep'), cell('outcomeStatement')]
    const becomes: string[] = []
    const remark = (problem: string) => problems.push(`Row ${at + 1}: ${problem}`)

    if (stepText !== '') current = byText.get(stepText)
    if (stepText !== '' || (statement !== '' && !current)) {
      if (!current) {
        current = { number: steps.length + 1, text: stepText, category: null, statements: [] }
        steps.push(current)
        becomes.push(`Job step ${current.number}`)
        if (stepText === '') remark('there is no job step above it; it comes under one without a text.')
        else byText.set(stepText, current)
      }
    }
    const { category, unknown } = readCategory(cell('category'))
    if (unknown !== null) remark(`“${unknown}” is none of the eight categories; it is left out.`)
    if (current && category !== null) {
      if (current.category !== null && current.category !== category) {
        remark(`its job step is ${current.category} already; ${category} is left out.`)
      } else current.category = category
    }
    const { values: fields, problems: unread } = readStatementColumns((title) => cell(fieldByTitle(title)))
    if (statement !== '' && current) {
      unread.forEach(remark)
      current.statements.push({ text: statement, fields })
      becomes.push(`Outcome statement ${current.number}.${current.statements.length}`)
    }
    mapped.push({ row: at + 1, becomes, step: stepText, statement, category, fields })
  }
  return {
    parts: {
      executor: '',
      job: '',
      steps: steps.map(({ text, category, statements }) => ({ text, category, fields: {}, statements })),
      notApplicable: [],
      facts: {},
    },
    rows: mapped,
    counts: {
      jobSteps: steps.length,
      outcomeStatements: steps.reduce((sum, { statements }) => sum + statements.length, 0),
    },
    problems,
  }
}

const FIELDS_BY_TITLE = new Map(MAPPED_COLUMNS.map(({ field, label }) => [label, field]))
const fieldByTitle = (title: string): MappedField => FIELDS_BY_TITLE.get(title) ?? title

/** Returns the cell on one line, as a statement is written. */
function cellOf(row: readonly string[], column: number | null | undefined): string {
  if (column === null || column === undefined) return ''
  const text = wholeCell(row[column] ?? '').trim()
  // Few cells need it, and it is the slowest part of this function.
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text
}
