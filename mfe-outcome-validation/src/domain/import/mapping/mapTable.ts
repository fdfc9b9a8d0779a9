import { DOCUMENT_MAX_BYTES } from '@outcome-studio/shared/domain/base'
import type { FieldValues, JobStepCategory, OutcomeStatement } from '@outcome-studio/shared/domain/study'
import { readStatementColumns, STATEMENT_COLUMNS, shortened } from '@outcome-studio/shared/domain/study'
import type { Pause, Table } from '@outcome-studio/shared/files'
import { createSlices, wholeCell } from '@outcome-studio/shared/files'
import type { ScaleDoubt } from '../findScaleDoubt.ts'
import type { ImportedStep, ImportedStudy } from '../ImportedStudy.ts'
import { readCategory } from '../readCategory.ts'
import { columnFacts } from './columnFacts.ts'
import { MAPPED_COLUMNS, type MappedField, type TableMapping } from './TableMapping.ts'

/** What one row of the table becomes. */
export interface MappedRow {
  /** Row number from 1, as in a spreadsheet. */
  readonly row: number
  /** Index of the job step that this row starts; null if it starts none. */
  readonly addedStep: number | null
  /** The outcome statement of this row: indexes of its step and, in the step, of itself; null if there is none. */
  readonly addedStatement: { readonly step: number; readonly statement: number } | null
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
  /** Set if the ratings may be on another scale than 0 to 10. They are left out until the mapping has a scale. */
  readonly scaleDoubt: ScaleDoubt | null
  /** Titles of the columns that are not imported. */
  readonly notImported: readonly string[]
  /** Whether the texts exceed one document. The rows after that are not read. */
  readonly isTooLarge: boolean
}

interface OpenStep {
  readonly index: number
  readonly text: string
  category: JobStepCategory | null
  readonly statements: ImportedStep['statements'][number][]
}

/** Work of one row, in characters: its mapped cells are short in most tables. */
const ROW_WORK = 4_096

/**
 * Reads a foreign table as a study. A row without a step belongs to the step above it, as with merged cells.
 * Rows of one step may be separate. Statements before any step go to a step without a text.
 * @param pause called between pieces of work
 */
export async function mapTable(
  table: Pick<Table, 'rows'>,
  mapping: TableMapping,
  pause: Pause,
): Promise<MappedTable> {
  await pause()
  const { rows } = table
  const { withoutMark, scaleDoubt, notImported } = await columnFacts(table, mapping, pause)
  const scale = mapping.scale ?? (scaleDoubt ? null : 'outOfTen')
  const nextSlice = createSlices(pause)
  const steps: OpenStep[] = []
  const byText = new Map<string, OpenStep>()
  const problems: string[] = []
  const mapped: MappedRow[] = []
  let current: OpenStep | undefined
  let characters = 0

  for (let at = mapping.headerRow === null ? 0 : mapping.headerRow + 1; at < rows.length; at += 1) {
    const waiting = nextSlice(ROW_WORK)
    if (waiting) await waiting
    if (characters > DOCUMENT_MAX_BYTES) break
    const row = rows[at] ?? []
    const cell = (field: MappedField) => cellOf(row, mapping.columns[field])
    const textIn = (field: MappedField) => withoutMark(field, cell(field))
    const [step, statement] = [textIn('jobStep'), textIn('outcomeStatement')]
    let [addedStep, addedStatement]: [MappedRow['addedStep'], MappedRow['addedStatement']] = [null, null]
    const remark = (problem: string) => problems.push(`Row ${at + 1}: ${problem}`)

    if (step !== '') current = byText.get(step)
    if (!current && (step !== '' || statement !== '')) {
      current = { index: steps.length, text: step, category: null, statements: [] }
      steps.push(current)
      characters += step.length
      addedStep = current.index
      if (step === '') remark('it has no job step, so it goes into an untitled step.')
      else byText.set(step, current)
    }
    const { category, unknown } = readCategory(cell('category'))
    if (unknown !== null) {
      remark(`“${shortened(unknown)}” is none of the eight categories; it is left out.`)
    }
    if (current && category !== null) {
      if (current.category !== null && current.category !== category) {
        remark(`its job step is ${current.category} already; ${category} is left out.`)
      } else current.category = category
    }
    const { values: fields, problems: unread } = readStatementColumns(
      (title) => cell(fieldByTitle(title)),
      scale,
    )
    if (statement !== '' && current) {
      unread.forEach(remark)
      addedStatement = { step: current.index, statement: current.statements.length }
      current.statements.push({ text: statement, fields })
      characters += statement.length
    }
    mapped.push({ row: at + 1, addedStep, addedStatement, step, statement, category, fields })
  }
  return {
    parts: {
      executor: '',
      job: '',
      steps: steps.map(({ text, category, statements }) => ({ text, category, fields: {}, statements })),
      notApplicable: [],
      facts: {},
      initiatives: [],
    },
    rows: mapped,
    counts: {
      jobSteps: steps.length,
      outcomeStatements: steps.reduce((sum, { statements }) => sum + statements.length, 0),
    },
    problems,
    scaleDoubt,
    notImported,
    isTooLarge: characters > DOCUMENT_MAX_BYTES,
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
