import type { Cell, CellValue } from '@outcome-studio/shared/files'
import type { JobStep, OutcomeStatement, Study } from '../Study.ts'
import type { RatingScale } from './RATING_SCALES.ts'
import { STUDY_FIELDS } from './STUDY_FIELDS.ts'
import type { FieldColumn, FieldColumns, FieldFact, FieldValues, StudyField } from './StudyField.ts'

/** Fields of the whole study that are labeled rows in files. */
export const STUDY_FACTS: readonly (FieldFact<Study> & Pick<StudyField<Study>, 'label' | 'text'>)[] =
  Object.values(STUDY_FIELDS.study).flatMap(({ label, text, files }) =>
    typeof files === 'object' && 'value' in files ? [{ ...files, label, text }] : [],
  )

/** Fields with columns of their own in files. */
export const STEP_COLUMNS = columnsOf<JobStep>(STUDY_FIELDS.step)
export const STATEMENT_COLUMNS = columnsOf<OutcomeStatement>(STUDY_FIELDS.statement)

function columnsOf<Holder>(fields: Readonly<Record<string, StudyField<Holder>>>) {
  return Object.values(fields).flatMap(({ files }): readonly FieldColumns<Holder>[] =>
    typeof files === 'object' && 'columns' in files ? [files] : [],
  )
}

export function titlesOf<Holder>(fields: readonly FieldColumns<Holder>[]): readonly string[] {
  return fields.flatMap(({ columns }) => columns.map(({ title }) => title))
}

/** An item's cells in a workbook. */
export function cellsOf<Holder>(
  fields: readonly FieldColumns<Holder>[],
  holder: Holder,
): readonly (CellValue | Cell)[] {
  return fields.flatMap(({ columns }) => columns.map(({ cell }) => cell(holder)))
}

/** An item's cells in a CSV file, by title. */
export function textsOf<Holder>(
  fields: readonly FieldColumns<Holder>[],
  holder: Holder,
): Readonly<Record<string, string>> {
  const columns = fields.flatMap((field) => field.columns)
  return Object.fromEntries(columns.map((column) => [column.title, textOf(column, holder)]))
}

function textOf<Holder>({ text, cell }: FieldColumn<Holder>, holder: Holder): string {
  if (text) return text(holder)
  const content = cell(holder)
  const value =
    typeof content === 'object' && content !== null && 'value' in content ? content.value : content
  return value === null ? '' : String(value)
}

/** Fields read from a row, and what could not be read. */
export interface ReadFields<Values> {
  readonly values: Values
  readonly problems: readonly string[]
}

type ReadCell = (title: string) => string

/** @param cell returns the row's cell by the column's title */
export function readStepColumns(cell: ReadCell): ReadFields<FieldValues<JobStep>> {
  return readColumns<JobStep>(STEP_COLUMNS, {}, cell, 'outOfTen')
}

/**
 * @param cell returns the row's cell by the column's title
 * @param scale of ratings; null leaves them out
 */
export function readStatementColumns(
  cell: ReadCell,
  scale: RatingScale | null = 'outOfTen',
): ReadFields<FieldValues<OutcomeStatement>> {
  return readColumns<OutcomeStatement>(STATEMENT_COLUMNS, {}, cell, scale)
}

function readColumns<Holder>(
  fields: readonly FieldColumns<Holder>[],
  none: FieldValues<Holder>,
  cell: ReadCell,
  scale: RatingScale | null,
): ReadFields<FieldValues<Holder>> {
  const problems: string[] = []
  let values = none
  for (const { read } of fields) {
    const { values: own, problem } = read(cell, scale)
    values = { ...values, ...own }
    if (problem !== null) problems.push(problem)
  }
  return { values, problems }
}
