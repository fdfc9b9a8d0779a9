import type { FieldValues, NotApplicable, Study } from '@outcome-studio/shared/domain/study'
import {
  INITIATIVE_LIMITS,
  INITIATIVE_TITLES,
  INITIATIVES_SHEET,
  QUOTE_SHEET_TITLES,
  QUOTE_TITLES,
  QUOTES_SHEET,
  type ReadFields,
  type ReadInitiative,
  readInitiative,
  readQuote,
  readStatementColumns,
  readStepColumns,
  STATEMENT_TITLES,
  STATEMENTS_SHEET,
  STEP_TITLES,
  STEPS_SHEET,
  STUDY_FACTS,
  STUDY_LABELS,
  STUDY_SHEET,
  shortened,
} from '@outcome-studio/shared/domain/study'
import type { Pause, Table } from '@outcome-studio/shared/files'
import { createSlices, wholeCell } from '@outcome-studio/shared/files'
import { ROW_KINDS, ROW_TITLES } from '../export/exportRows.ts'
import type { ImportedStudy } from './ImportedStudy.ts'
import { placeEffects } from './placeEffects.ts'
import { type PlacedQuote, placeQuotes } from './placeQuotes.ts'
import { type PlacedStatement, type PlacedStep, placeStatements } from './placeStatements.ts'
import { readCategory } from './readCategory.ts'

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
  const own = rowsByTitle(table, ['Kind', 'Number', 'Text', 'Category'], [...ROW_TITLES, ...QUOTE_TITLES])
  if (own === null) return null
  const found = new Gatherer()
  found.problems.push(...own.problems)
  const nextSlice = createSlices(pause)
  for (const [at, row] of own.rows.entries()) {
    await nextSlice(ROW_WORK)
    const kind = row('Kind')
    if (kind === ROW_KINDS.executor) found.executor = row('Text')
    else if (kind === ROW_KINDS.job) found.job = row('Text')
    else if (kind === ROW_KINDS.step) found.addStep(row, row('Text'), own.first + at)
    else if (kind === ROW_KINDS.statement) found.addStatement(row, row('Text'), own.first + at)
    else if (kind === ROW_KINDS.quote) found.addQuote(row, row('Text'), own.first + at)
    else if (kind === ROW_KINDS.notApplicable) found.addNotApplicable(row('Category'), row('Text'))
    else if (kind === ROW_KINDS.initiative) found.addInitiative(row, row('Text'), own.first + at)
    else if (!found.readFact(kind, row('Text')) && kind !== '')
      found.problems.push(`Row ${own.first + at}: “${shortened(kind)}” is no part of a study.`)
  }
  return { docName: null, ...found.result() }
}

/** Reads the sheets that studyToWorkbook wrote, with columns in any order; null for any others. */
export async function readOwnWorkbook(tables: readonly Table[], pause: Pause): Promise<OwnTables | null> {
  const sheet = (name: string) => tables.find((table) => table.name === name)
  const [study, stepTable, statementTable] = [sheet(STUDY_SHEET), sheet(STEPS_SHEET), sheet(STATEMENTS_SHEET)]
  if (!study || !stepTable || !statementTable) return null
  const steps = rowsByTitle(stepTable, ['Number', 'Job step', 'Category'], STEP_TITLES)
  const statements = rowsByTitle(statementTable, ['Number', 'Outcome statement'], STATEMENT_TITLES)
  if (steps === null || statements === null) return null

  const found = new Gatherer()
  const nextSlice = createSlices(pause)
  const labeled = new Map(
    study.rows.slice(0, LABELLED_ROWS).map(([label = '', text = '']) => [label, wholeCell(text)]),
  )
  found.executor = labeled.get(STUDY_LABELS.executor) ?? ''
  found.job = labeled.get(STUDY_LABELS.job) ?? ''
  for (const { title } of STUDY_FACTS) found.readFact(title, labeled.get(title) ?? '')
  found.problems.push(...steps.problems, ...statements.problems)
  for (const [at, row] of steps.rows.entries()) {
    await nextSlice(ROW_WORK)
    const isStep = row('Number') !== '' || row('Job step') !== ''
    if (isStep) found.addStep(row, row('Job step'), steps.first + at)
    else found.addNotApplicable(row('Category'), row('Not applicable because'))
  }
  for (const [at, row] of statements.rows.entries()) {
    await nextSlice(ROW_WORK)
    // An empty table has one empty row; so has a table whose rows were cleared.
    if (row('Number') === '' && row('Outcome statement') === '') continue
    found.addStatement(row, row('Outcome statement'), statements.first + at)
  }
  const quoteTable = sheet(QUOTES_SHEET)
  const quotes = quoteTable && rowsByTitle(quoteTable, ['Number', 'Quote'], QUOTE_SHEET_TITLES)
  found.problems.push(...(quotes?.problems ?? []))
  for (const [at, row] of (quotes?.rows ?? []).entries()) {
    await nextSlice(ROW_WORK)
    found.addQuote(row, row('Quote'), (quotes?.first ?? 0) + at)
  }
  // Workbooks of studies without initiatives, and older ones, have no such sheet.
  const initiativeTable = sheet(INITIATIVES_SHEET)
  const initiatives = initiativeTable && rowsByTitle(initiativeTable, [INITIATIVE], INITIATIVE_TITLES)
  for (const [at, row] of (initiatives?.rows ?? []).entries()) {
    await nextSlice(ROW_WORK)
    if (INITIATIVE_TITLES.every((title) => row(title) === '')) continue
    found.addInitiative(row, row(INITIATIVE), (initiatives?.first ?? 0) + at)
  }
  found.problems.push(...(initiatives?.problems ?? []))
  return { docName: labeled.get(STUDY_LABELS.name) ?? null, ...found.result() }
}

const [INITIATIVE, OWNER, EFFORT, EXPECTED_EFFECTS] = INITIATIVE_TITLES

/** Work of one row, in characters. */
const ROW_WORK = 4_096
/** Rows of the sheet with labeled facts that are read. */
const LABELLED_ROWS = 100

type Row = (title: string) => string

interface OwnRows {
  /** Row of the first one below the header, from 1. */
  readonly first: number
  readonly rows: readonly Row[]
  /** Message about columns that are not ours; empty if there are none. */
  readonly problems: readonly string[]
}

/** Rows in which the header is looked for. A member may have added a title above it. */
const ROWS_FOR_HEADER = 10

/**
 * The rows under a header with at least the given titles; null if there is no such header.
 * @param known titles of all columns that are ours
 */
function rowsByTitle({ rows }: Table, titles: readonly string[], known: readonly string[]): OwnRows | null {
  const header = rows
    .slice(0, ROWS_FOR_HEADER)
    .findIndex((row) => titles.every((title) => row.includes(title)))
  if (header === -1) return null
  const head = rows[header] ?? []
  const columns = new Map(head.map((title, at) => [title, at]))
  const foreign = head.filter((title) => title.trim() !== '' && !known.includes(title))
  return {
    first: header + 2,
    rows: rows.slice(header + 1).map((row) => (title) => wholeCell(row[columns.get(title) ?? -1] ?? '')),
    problems: foreign.length === 0 ? [] : [`Not imported: ${foreign.map(shortened).join(', ')}.`],
  }
}

class Gatherer {
  executor = ''
  job = ''
  facts: FieldValues<Study> = {}
  readonly problems: string[] = []
  readonly #steps: PlacedStep[] = []
  readonly #statements: PlacedStatement[] = []
  readonly #notApplicable: NotApplicable[] = []
  readonly #quotes: PlacedQuote[] = []
  readonly #initiatives: ReadInitiative[] = []

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
    this.#statements.push({ ...place, text, fields, row: line })
  }

  addQuote(row: Row, text: string, line: number): void {
    if (text.trim() === '') return
    const quote = readQuote(text, row, `quote${String(this.#quotes.length + 1).padStart(5, '0')}`)
    this.#quotes.push({ number: row('Number'), statement: row('Outcome statement'), quote, row: line })
  }

  addNotApplicable(written: string, reason: string): void {
    const { category } = readCategory(written)
    if (category === null || this.#notApplicable.some((each) => each.category === category)) return
    this.#notApplicable.push({ category, reason })
  }

  addInitiative(row: Row, name: string, line: number): void {
    if (this.#initiatives.length === INITIATIVE_LIMITS.count) {
      this.problems.push(
        `Row ${line}: a study has at most ${INITIATIVE_LIMITS.count} initiatives; “${shortened(name)}” is left out.`,
      )
      return
    }
    const cells = { name, owner: row(OWNER), effort: row(EFFORT), effects: row(EXPECTED_EFFECTS) }
    const { initiative, problems } = readInitiative(cells)
    this.problems.push(...problems.map((problem) => `Row ${line}: ${problem}`))
    this.#initiatives.push(initiative)
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
    const quoted = placeQuotes(this.#statements, this.#quotes)
    const { steps, positions, problems } = placeStatements(this.#steps, quoted.statements)
    const placed = placeEffects(this.#initiatives, positions)
    return {
      parts: {
        executor: this.executor,
        job: this.job,
        steps,
        notApplicable: this.#notApplicable,
        facts: this.facts,
        initiatives: placed.initiatives,
      },
      problems: [...this.problems, ...problems, ...quoted.problems, ...placed.problems],
    }
  }
}
