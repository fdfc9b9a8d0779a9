import type { Sheet } from '@outcome-studio/shared/files'
import { dismissalOf } from '../../remarks/dismissals.ts'
import type { Job, JobStep, OutcomeStatement, Study } from '../../Study.ts'
import { REMARK_TITLES, REMARKS_SHEET } from './SHEETS.ts'

/** A row for each remark of the last check, dismissed or not. */
export function remarksSheet({ jtbd, jobSteps }: Study): Sheet {
  return {
    name: REMARKS_SHEET,
    columns: [
      { width: 24, style: 'muted' },
      { width: 44, style: 'text' },
      { width: 9, style: 'text' },
      { width: 12, style: 'text' },
      { width: 50, style: 'text' },
      { width: 40, style: 'text' },
      { width: 30, style: 'text' },
    ],
    rows: [
      ...remarksOf('Job', jtbd),
      ...jobSteps.flatMap((step, index) => [
        ...remarksOf(`Job step ${index + 1}`, step),
        ...step.outcomeStatements.flatMap((statement, at) =>
          remarksOf(`Outcome statement ${index + 1}.${at + 1}`, statement),
        ),
      ]),
    ],
    table: { name: 'StudyRemarks', titles: REMARK_TITLES },
  }
}

function remarksOf(where: string, item: Job | JobStep | OutcomeStatement) {
  return item.remarks.map((remark) => [
    where,
    item.userInput,
    remark.ruleId,
    remark.severity,
    remark.message,
    remark.suggestion?.replacement ?? null,
    dismissalOf(item, remark)?.reason ?? null,
  ])
}
