import { STATEMENT_COLUMNS, STEP_COLUMNS, titlesOf } from '../../fields/fieldsInFiles.ts'
import { QUOTE_COLUMNS } from '../../quotes/QUOTE_COLUMNS.ts'

/** Names of the sheets of a study's workbook and labels in it. Import recognizes them. */
export const STUDY_SHEET = 'Study'
export const STATEMENTS_SHEET = 'Outcome statements'
export const STEPS_SHEET = 'Job steps'
export const REMARKS_SHEET = 'Remarks'
export const QUOTES_SHEET = 'Quotes'
export const INITIATIVES_SHEET = 'Initiatives'

export const STUDY_LABELS = {
  name: 'Study',
  executor: 'Job executor',
  job: 'Job',
} as const

export const STATEMENT_TITLES: readonly string[] = [
  'Number',
  'Job step',
  'Category',
  'Outcome statement',
  ...titlesOf(STATEMENT_COLUMNS),
  'Remarks',
]

export const STEP_TITLES: readonly string[] = [
  'Number',
  'Category',
  'Job step',
  'Statements',
  'Not applicable because',
  ...titlesOf(STEP_COLUMNS),
  'Remarks',
]

export const REMARK_TITLES = [
  'Where',
  'Text',
  'Rule',
  'Severity',
  'Message',
  'Suggestion',
  'Dismissed because',
] as const

export const QUOTE_SHEET_TITLES: readonly string[] = [
  'Number',
  'Outcome statement',
  'Quote',
  ...QUOTE_COLUMNS.map(({ title }) => title),
]
