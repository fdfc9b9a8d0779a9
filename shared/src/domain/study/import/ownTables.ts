import { wholeCell } from '../../files/harmlessCell.ts'
import type { Table } from '../../files/Table.ts'
import { ROW_KINDS } from '../export/exportRows.ts'
import { STATEMENTS_SHEET, STEPS_SHEET, STUDY_LABELS, STUDY_SHEET } from '../export/workbook/SHEETS.ts'
import type { NotApplicable, Survey } from '../Study.ts'
import type { ImportedStudy } from './ImportedStudy.ts'
import { type PlacedStatement, type PlacedStep, placeStatements } from './placeStatements.ts'
import { readCategory } from './readCategory.ts'
import { readRating } from './readRating.ts'

/** What one of our own files holds. */
export interface OwnTables {
  /** The study's name, where the file tells it. */
  readonly docName: string | null
  readonly parts: ImportedStudy
  /** What could not be taken over, in words for the member. */
  readonly problems: readonly string[]
}

/** Reads a table that studyToCsv wrote, even with its columns moved; null for any other. */
export function readOwnCsv(table: Table): OwnTables | null {
  const rows = rowsByTitle(table, ['Kind', 'Number', 'Text', 'Category'])
  if (rows === null) return null
  const found = new Gatherer()
  for (const [at, row] of rows.entries()) {
    const kind = row('Kind')
    if (kind === ROW_KINDS.executor) found.executor = row('Text')
    else if (kind === ROW_KINDS.job) found.job = row('Text')
    else if (kind === ROW_KINDS.survey) found.respondents = row('Text')
    else if (kind === ROW_KINDS.step) found.addStep(row, row('Text'))
    else if (kind === ROW_KINDS.statement) found.addStatement(row, row('Text'), at + 2)
    else if (kind === ROW_KINDS.notApplicable) found.addNotApplicable(row('Category'), row('Text'))
    else if (kind !== '') found.problems.push(`Row ${at + 2}: “${kind}” is no part of a study.`)
  }
  return { docName: null, ...found.result() }
}

/** Reads the sheets that studyToWorkbook wrote, even with their columns moved; null for any others. */
export function readOwnWorkbook(tables: readonly Table[]): OwnTables | null {
  const sheet = (name: string) => tables.find((table) => table.name === name)
  const [study, stepTable, statementTable] = [sheet(STUDY_SHEET), sheet(STEPS_SHEET), sheet(STATEMENTS_SHEET)]
  if (!study || !stepTable || !statementTable) return null
  const steps = rowsByTitle(stepTable, ['Number', 'Job step', 'Category'])
  const statements = rowsByTitle(statementTable, ['Number', 'Outcome statement'])
  if (steps === null || statements === null) return null

  const found = new Gatherer()
  const labelled = new Map(study.rows.map(([label = '', text = '']) => [label, wholeCell(text)]))
  found.executor = labelled.get(STUDY_LABELS.executor) ?? ''
  found.job = labelled.get(STUDY_LABELS.job) ?? ''
  found.respondents = labelled.get(STUDY_LABELS.respondents) ?? ''
  for (const row of steps) {
    const isStep = row('Number') !== '' || row('Job step') !== ''
    if (isStep) found.addStep(row, row('Job step'))
    else found.addNotApplicable(row('Category'), row('Not applicable because'))
  }
  for (const [at, row] of statements.entries()) {
    // The row that a table without any has, or one that was emptied.
    if (row('Number') === '' && row('Outcome statement') === '') continue
    found.addStatement(row, row('Outcome statement'), at + 2)
  }
  return { docName: labelled.get(STUDY_LABELS.name) ?? null, ...found.result() }
}

type Row = (title: string) => string

/** The rows under a header with at least these titles; null where the first row is none. */
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
  respondents = ''
  readonly problems: string[] = []
  readonly #steps: PlacedStep[] = []
  readonly #statements: PlacedStatement[] = []
  readonly #notApplicable: NotApplicable[] = []

  addStep(row: Row, text: string): void {
    this.#steps.push({ number: row('Number'), text, category: readCategory(row('Category')).category })
  }

  addStatement(row: Row, text: string, line: number): void {
    const { rating, problem } = readRating(row('Importance'), row('Satisfaction'))
    if (problem) this.problems.push(`Row ${line}: ${problem}; the rating is left out.`)
    const place = { number: row('Number'), step: row('Job step'), stepsAbove: this.#steps.length }
    this.#statements.push({ ...place, text, rating })
  }

  addNotApplicable(written: string, reason: string): void {
    const { category } = readCategory(written)
    if (category === null || this.#notApplicable.some((each) => each.category === category)) return
    this.#notApplicable.push({ category, reason })
  }

  result(): Omit<OwnTables, 'docName'> {
    const respondents = Number(this.respondents)
    const survey: Survey | null = Number.isInteger(respondents) && respondents >= 1 ? { respondents } : null
    return {
      parts: {
        executor: this.executor,
        job: this.job,
        steps: placeStatements(this.#steps, this.#statements),
        notApplicable: this.#notApplicable,
        survey,
      },
      problems: this.problems,
    }
  }
}
