import type { JobStep, OutcomeStatement, Study } from '@outcome-studio/shared/domain/study'
import {
  describedRemarks,
  INITIATIVE_TITLES,
  QUOTE_COLUMNS,
  QUOTE_TITLES,
  STATEMENT_COLUMNS,
  STEP_COLUMNS,
  STUDY_FACTS,
  statementNumbers,
  textsOf,
  titlesOf,
  writeEffects,
} from '@outcome-studio/shared/domain/study'

/**
 * Kinds of rows in a table of a study. Import recognizes rows by these texts; facts have their own titles.
 */
export const ROW_KINDS = {
  executor: 'Job executor',
  job: 'Job',
  step: 'Job step',
  statement: 'Outcome statement',
  notApplicable: 'Not applicable',
  quote: 'Quote',
  initiative: 'Initiative',
} as const

const [, , EFFORT, EXPECTED_EFFECTS] = INITIATIVE_TITLES

/** Column titles of a table of a study. Import recognizes our own files by them. */
export const ROW_TITLES: readonly string[] = [
  'Kind',
  'Number',
  'Text',
  'Job step',
  'Category',
  ...titlesOf(STEP_COLUMNS),
  ...titlesOf(STATEMENT_COLUMNS),
  EFFORT,
  EXPECTED_EFFECTS,
  'Remarks',
]

/**
 * One row of a study in a table: non-empty cells by title. "Number" is "2" for a step and "2.1" for a
 * statement. "Job step" is the text of the item's step, "Remarks" its open remarks.
 */
type ExportRow = Readonly<Record<string, string>>

/** The columns of a study's table. Those of initiatives and of quotes are left out while there are none. */
export function titlesFor({ initiatives = [], jobSteps }: Study): readonly string[] {
  const hasQuotes = jobSteps.some(({ outcomeStatements }) =>
    outcomeStatements.some(({ quotes = [] }) => quotes.length > 0),
  )
  const titles =
    initiatives.length > 0
      ? ROW_TITLES
      : ROW_TITLES.filter((title) => title !== EFFORT && title !== EXPECTED_EFFECTS)
  return hasQuotes ? [...titles, ...QUOTE_TITLES] : titles
}

/** Every item of a study from top to bottom, including empty ones. */
export function exportRows(study: Study): readonly ExportRow[] {
  const { jtbd, jobSteps, notApplicable = [], initiatives = [] } = study
  const numbers = statementNumbers(study)
  return [
    { Kind: ROW_KINDS.executor, Text: jtbd.executor },
    { Kind: ROW_KINDS.job, Text: jtbd.userInput, Remarks: describedRemarks(jtbd) },
    ...STUDY_FACTS.flatMap(({ title, value }) => {
      const fact = value(study)
      return fact === null ? [] : [{ Kind: title, Text: `${fact}` }]
    }),
    ...jobSteps.flatMap((step, index) => [
      { ...rowOf(ROW_KINDS.step, `${index + 1}`, step, step), ...textsOf(STEP_COLUMNS, step) },
      ...step.outcomeStatements.flatMap((statement, at) => {
        const number = `${index + 1}.${at + 1}`
        const row = rowOf(ROW_KINDS.statement, number, statement, step)
        return [{ ...row, ...textsOf(STATEMENT_COLUMNS, statement) }, ...quoteRows(statement, number, step)]
      }),
    ]),
    ...notApplicable.map(({ category, reason }) => ({
      Kind: ROW_KINDS.notApplicable,
      Text: reason,
      Category: category,
    })),
    ...initiatives.map((initiative) => ({
      Kind: ROW_KINDS.initiative,
      Text: initiative.name,
      Owner: initiative.owner,
      [EFFORT]: initiative.effort === null ? '' : `${initiative.effort}`,
      [EXPECTED_EFFECTS]: writeEffects(initiative, numbers),
    })),
  ]
}

function rowOf(kind: string, number: string, item: JobStep | OutcomeStatement, step: JobStep): ExportRow {
  return {
    Kind: kind,
    Number: number,
    Text: item.userInput,
    'Job step': step.userInput,
    Category: step.category ?? '',
    Remarks: describedRemarks(item),
  }
}

/** A row for each quote of a statement, which names the statement by number and text. */
function quoteRows(
  { quotes = [], userInput }: OutcomeStatement,
  number: string,
  step: JobStep,
): readonly ExportRow[] {
  return quotes.map((quote) => ({
    Kind: ROW_KINDS.quote,
    Number: number,
    Text: quote.text,
    'Job step': step.userInput,
    'Outcome statement': userInput,
    ...Object.fromEntries(QUOTE_COLUMNS.map(({ key, title }) => [title, quote[key]])),
  }))
}
