import type { Remark } from '../../checker/Remark.ts'
import type { JobStep, OutcomeStatement, Study } from '../Study.ts'

/** One line of a study in a table: the executor, the job, a step or a statement. */
export interface ExportRow {
  readonly kind: 'Job executor' | 'Job' | 'Job step' | 'Outcome statement'
  /** Place in the study, "2" of a step, "2.1" of a statement; empty for executor and job. */
  readonly number: string
  readonly text: string
  /** Text of the step a step or statement belongs to, so that a table can be filtered by it. */
  readonly jobStep: string
  readonly category: string
  /** Remarks of the study's last check, one to a line. */
  readonly remarks: string
}

const OF_NO_STEP = { number: '', jobStep: '', category: '' }

/** Every item of a study from top to bottom, empty ones included. */
export function exportRows({ jtbd, jobSteps }: Study): readonly ExportRow[] {
  return [
    { ...OF_NO_STEP, kind: 'Job executor', text: jtbd.executor, remarks: '' },
    { ...OF_NO_STEP, kind: 'Job', text: jtbd.userInput, remarks: describeRemarks(jtbd.remarks) },
    ...jobSteps.flatMap((step, index) => [
      rowOf('Job step', `${index + 1}`, step, step),
      ...step.outcomeStatements.map((statement, at) =>
        rowOf('Outcome statement', `${index + 1}.${at + 1}`, statement, step),
      ),
    ]),
  ]
}

function rowOf(
  kind: ExportRow['kind'],
  number: string,
  { userInput, remarks }: JobStep | OutcomeStatement,
  step: JobStep,
): ExportRow {
  return {
    kind,
    number,
    text: userInput,
    jobStep: step.userInput,
    category: step.category ?? '',
    remarks: describeRemarks(remarks),
  }
}

function describeRemarks(remarks: readonly Remark[]): string {
  return remarks.map(({ ruleId, severity, message }) => `${ruleId} ${severity}: ${message}`).join('\n')
}
