/** Names of the sheets of our workbook, and of what is read back from them. */
export const STUDY_SHEET = 'Study'
export const STATEMENTS_SHEET = 'Outcome statements'
export const STEPS_SHEET = 'Job steps'
export const REMARKS_SHEET = 'Remarks'

export const STUDY_LABELS = {
  name: 'Study',
  executor: 'Job executor',
  job: 'Job',
  respondents: 'Survey respondents',
} as const

export const STATEMENT_TITLES = [
  'Number',
  'Job step',
  'Category',
  'Outcome statement',
  'Importance',
  'Satisfaction',
  'Opportunity score',
  'Band',
  'Remarks',
] as const

export const STEP_TITLES = [
  'Number',
  'Category',
  'Job step',
  'Statements',
  'Not applicable because',
  'Remarks',
] as const

export const REMARK_TITLES = [
  'Where',
  'Text',
  'Rule',
  'Severity',
  'Message',
  'Suggestion',
  'Dismissed because',
] as const
