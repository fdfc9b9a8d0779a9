import { createSlices } from '../../files/createSlices.ts'
import { wholeCell } from '../../files/harmlessCell.ts'
import type { Pause } from '../../files/Pause.ts'
import type { Table } from '../../files/Table.ts'
import { ROW_KINDS } from '../export/exportRows.ts'
import { STATEMENTS_SHEET, STEPS_SHEET, STUDY_LABELS, STUDY_SHEET } from '../export/workbook/SHEETS.ts'
import {
  type ReadFields,
  readStatementColumns,
  readStepColumns,
  STUDY_FACTS,
} from '../fields/fieldsInFiles.ts'
import { readCategory } from '../fields/readCategory.ts'
import type { FieldValues } from '../fields/StudyField.ts'
import { shortened } from '../fields/shortened.ts'
import type { NotApplicable, Study } from '../Study.ts'
import type { ImportedStudy } from './ImportedStudy.ts'
import { type PlacedStatement, type PlacedStep, placeStatements } from './placeStatements.ts'

/** Content of a file that this product wrote. */
export interface OwnTables {
  /** The study's name, if the file contains it. */
  readonly docName: string | null
  readonly parts: ImportedStudy
  /** Messages for the member about what was not imported. */
  readonly problems: readonly string[]
}

/** Reads a table that studyToCsv wrote, with columns in any order; null for any other. */
export async function readOwnCsv(table: Table, pause: Pause): Promise<OwnTables | null> {
  const rows = rowsByTitle(table, ['Kind', 'Number', 'Text', 'Category'])
  if (rows === null) return null
  const found = new Gatherer()
  const nextSlice = createSlices(pause)
  for (const [at, row] of rows.entries()) {
    await nextSlice(ROW_WORK)
    const kind = row('Kind')
    if (kind === ROW_KINDS.executor) found.executor = row('Text')
    else if (kind === ROW_KINDS.job) found.job = row('Text')
    else if (kind === ROW_KINDS.step) found.addStep(row, row('Text'), at + 2)
    else if (kind === ROW_KINDS.statement) found.addStatement(row, row('Text'), at + 2)
    else if (kind === ROW_KINDS.notApplicable) found.addNotApplicable(row('Category'), row('Text'))
    else if (!found.readFact(kind, row('Text')) && kind !== '')
      found.problems.push(`Row ${at + 2}: “${shortened(kind)}” is no part of a study.`)
  }
  return { docName: null, ...found.result() }
}

/** Reads the sheets that studyToWorkbook wrote, with columns in any order; null for any others. */
export async function readOwnWorkbook(tables: readonly Table[], pause: Pause): Promise<OwnTables | null> {
  const sheet = (name: string) => tables.find((table) => table.name === name)
  const [study, stepTable, statementTable] = [sheet(STUDY_SHEET), sheet(STEPS_SHEET), sheet(STATEMENTS_SHEET)]
  if (!study || !stepTable || !statementTable) return null
  const steps = rowsByTitle(stepTable, ['Number', 'Job step', 'Category'])
  const statements = rowsByTitle(statementTable, ['Number', 'Outcome statement'])
  if (steps === null || statements === null) return null

  const found = new Gatherer()
  const nextSlice = createSlices(pause)
  const labelled = new Map(
    study.rows.slice(0, LABELLED_ROWS).map(([label = '', text = '']) => [label, wholeCell(text)]),
  )
  found.executor = labelled.get(STUDY_LABELS.executor) ?? ''
  found.job = labelled.get(STUDY_LABELS.job) ?? ''
  for (const { title } of STUDY_FACTS) found.readFact(title, labelled.get(title) ?? '')
  for (const [at, row] of steps.entries()) {
    await nextSlice(ROW_WORK)
    const isStep = row('Number') !== '' || row('Job step') !== ''
    if (isStep) found.addStep(row, row('Job step'), at + 2)
    else found.addNotApplicable(row('Category'), row('Not applicable because'))
  }
  for (const [at, row] of statements.entries()) {
    await nextSlice(ROW_WORK)
    // An empty table has one empty row; so has a table whose rows were cleared.
    if (row('Number') === '' && row('Outcome statement') === '') continue
    found.addStatement(row, row('Outcome statement'), at + 2)
  }
  return { docName: labelled.get(STUDY_LABELS.name) ?? null, ...found.result() }
}

/** Work of one row, in characters. */
const ROW_WORK = 4_096
/** Rows of the sheet with labelled facts that are read. */
const LABELLED_ROWS = 100

type Row = (title: string) => string

/** The rows under a header with at least these titles; null if the first row is no such header. */
function rowsByTitle(
  { rows: [head = [], ...rows] }: Table,
  titles: readonly string[],
): readonly Row[] | null {
  if (!titles.every((title) => head.includes(title))) return null
  const columns = new Map(head.map((title, at) => [title, at]))
  return rows.map((row) => (title) => wholeCell(row[columns.get(title) ?? -1] ?? ''))
}

class Gatherer {
  executor = ''
  job = ''
  facts: FieldValues<Study> = {}
  readonly problems: string[] = []
  readonly #steps: PlacedStep[] = []
  readonly #statements: PlacedStatement[] = []
  readonly #notApplicable: NotApplicable[] = []

  addStep(row: Row, text: string, line: number): void {
    const { category } = readCategory(row('Category'))
    this.#steps.push({
      number: row('Number'),
      text,
      category,
      fields: this.#take(readStepColumns(row), line),
    })
  }

  addStatement(row: Row, text: string, line: number): void {
    const fields = this.#take(readStatementColumns(row), line)
    const place = { number: row('Number'), step: row('Job step'), stepsAbove: this.#steps.length }
    this.#statements.push({ ...place, text, fields })
  }

  addNotApplicable(written: string, reason: string): void {
    const { category } = readCategory(written)
    if (category === null || this.#notApplicable.some((each) => each.category === category)) return
    this.#notApplicable.push({ category, reason })
  }

  /** @returns whether the title is that of a fact */
  readFact(title: string, text: string): boolean {
    const fact = STUDY_FACTS.find((each) => each.title === title)
    if (fact) this.facts = { ...this.facts, ...fact.read(text) }
    return fact !== undefined
  }

  #take<Values>({ values, problems }: ReadFields<Values>, line: number): Values {
    this.problems.push(...problems.map((problem) => `Row ${line}: ${problem}`))
    return values
  }

  result(): Omit<OwnTables, 'docName'> {
    return {
      parts: {
        executor: this.executor,
        job: this.job,
        steps: placeStatements(this.#steps, this.#statements),
        notApplicable: this.#notApplicable,
        facts: this.facts,
      },
      problems: this.problems,
    }
  }
}
