import { opportunityBand, opportunityScore } from '../../analysis/opportunity.ts'
import type { JobStep, OutcomeStatement, Study } from '../Study.ts'
import { describedRemarks } from './describedRemarks.ts'

/** What a line of a study's table is about. A file is read back by these words. */
export const ROW_KINDS = {
  executor: 'Job executor',
  job: 'Job',
  survey: 'Survey respondents',
  step: 'Job step',
  statement: 'Outcome statement',
  notApplicable: 'Not applicable',
} as const

/** One line of a study in a table. What it has not is empty. */
export interface ExportRow {
  readonly kind: (typeof ROW_KINDS)[keyof typeof ROW_KINDS]
  /** Place in the study, "2" of a step, "2.1" of a statement. */
  readonly number: string
  /** Of a survey how many answered, of a category that does not apply the reason. */
  readonly text: string
  /** Text of the step a step or statement belongs to, so that a table can be filtered by it. */
  readonly jobStep: string
  readonly category: string
  readonly importance: string
  readonly satisfaction: string
  readonly opportunity: string
  readonly band: string
  /** Remarks of the study's last check that stand, one to a line. */
  readonly remarks: string
}

const EMPTY = {
  number: '',
  jobStep: '',
  category: '',
  importance: '',
  satisfaction: '',
  opportunity: '',
  band: '',
  remarks: '',
}

/** Every item of a study from top to bottom, empty ones included. */
export function exportRows({ jtbd, jobSteps, survey, notApplicable = [] }: Study): readonly ExportRow[] {
  return [
    { ...EMPTY, kind: ROW_KINDS.executor, text: jtbd.executor },
    { ...EMPTY, kind: ROW_KINDS.job, text: jtbd.userInput, remarks: describedRemarks(jtbd) },
    ...(survey ? [{ ...EMPTY, kind: ROW_KINDS.survey, text: `${survey.respondents}` }] : []),
    ...jobSteps.flatMap((step, index) => [
      rowOf(ROW_KINDS.step, `${index + 1}`, step, step),
      ...step.outcomeStatements.map((statement, at) => ({
        ...rowOf(ROW_KINDS.statement, `${index + 1}.${at + 1}`, statement, step),
        ...scores(statement),
      })),
    ]),
    ...notApplicable.map(({ category, reason }) => ({
      ...EMPTY,
      kind: ROW_KINDS.notApplicable,
      text: reason,
      category,
    })),
  ]
}

function rowOf(
  kind: ExportRow['kind'],
  number: string,
  item: JobStep | OutcomeStatement,
  step: JobStep,
): ExportRow {
  return {
    ...EMPTY,
    kind,
    number,
    text: item.userInput,
    jobStep: step.userInput,
    category: step.category ?? '',
    remarks: describedRemarks(item),
  }
}

function scores({ rating }: OutcomeStatement): Partial<ExportRow> {
  if (!rating) return {}
  return {
    importance: `${rating.importance}`,
    satisfaction: `${rating.satisfaction}`,
    opportunity: `${opportunityScore(rating)}`,
    band: opportunityBand(rating),
  }
}
