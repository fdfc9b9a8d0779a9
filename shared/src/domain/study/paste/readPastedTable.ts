import { JOB_STEP_CATEGORIES, type JobStepCategory } from '../Study.ts'

/** A pasted job step with the outcome statements of its rows. */
export interface PastedStep {
  readonly userInput: string
  readonly category: JobStepCategory | null
  readonly statements: readonly string[]
}

/** Pasted content: a list of texts, or job steps with their statements. */
export type Pasted =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'steps'; readonly steps: readonly PastedStep[] }

type Column = readonly string[]

const NUMBERING = /^(?:[•·▪◦‣*–—-]|o|\d{1,4}(?:\.\d{1,4}){0,3}[.)]?|[a-z][.)])$/i
const BULLET = /^[•·▪◦‣*–—-]\s+/
const CATEGORY_HEADING = /^(?:category|phase|job map(?: category)?)$/i
const STEP_HEADING = /^(?:job ?)?steps?$/i
const STATEMENT_HEADING = /^(?:desired )?outcomes?(?: statements?)?$|^(?:outcome )?statements?$/i

/**
 * Reads rows of cells as statements or as job steps with statements. One column is a list of texts. With
 * several columns the first is the step and the others its statements; an empty first cell continues the step
 * above. Categories are recognised by their names. Numbers, bullets and headings are dropped.
 */
export function readPastedTable(rows: readonly (readonly string[])[]): Pasted {
  const cells = rows.map((row) => row.map(tidy)).filter((row) => row.some((cell) => cell !== ''))
  const body = cells.slice(isHeading(cells[0] ?? []) ? 1 : 0)
  const columns = columnsOf(body).filter(
    (column) => column.some((cell) => cell !== '') && !isNumbering(column),
  )
  const categories = columns.find(isCategories)
  const [steps = [], ...statements] = columns.filter((column) => column !== categories)
  if (statements.length === 0 && categories === undefined) {
    return { kind: 'texts', texts: steps.filter((cell) => cell !== '') }
  }
  return { kind: 'steps', steps: grouped(steps, categories ?? [], statements) }
}

/** One text is one line. */
const tidy = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim().replace(BULLET, '')

function columnsOf(rows: readonly (readonly string[])[]): readonly Column[] {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
}

const isNumbering = (column: Column): boolean => column.every((cell) => cell === '' || NUMBERING.test(cell))

const isCategories = (column: Column): boolean =>
  column.some((cell) => cell !== '') && column.every((cell) => cell === '' || categoryOf(cell) !== null)

const categoryOf = (cell: string): JobStepCategory | null =>
  JOB_STEP_CATEGORIES.find((category) => category.toLowerCase() === cell.toLowerCase()) ?? null

const isHeading = (row: readonly string[]): boolean =>
  row.some((cell) => STEP_HEADING.test(cell) || STATEMENT_HEADING.test(cell)) &&
  row.every((cell) => isHeadingWord(cell) || cell.length <= 3)

const isHeadingWord = (cell: string): boolean =>
  [CATEGORY_HEADING, STEP_HEADING, STATEMENT_HEADING].some((heading) => heading.test(cell))

function grouped(steps: Column, categories: Column, statements: readonly Column[]): readonly PastedStep[] {
  const found = new Map<
    string,
    { userInput: string; category: JobStepCategory | null; statements: string[] }
  >()
  let userInput = ''
  for (const [at, cell] of steps.entries()) {
    if (cell !== '') userInput = cell
    const key = userInput.toLowerCase()
    const step = found.get(key) ?? { userInput, category: null, statements: [] }
    step.category ??= categoryOf(categories[at] ?? '')
    step.statements.push(...statements.map((column) => column[at] ?? '').filter((text) => text !== ''))
    found.set(key, step)
  }
  return [...found.values()]
}
