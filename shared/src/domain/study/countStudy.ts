import { openRemarks } from './remarks/dismissals.ts'
import type { Severity } from './remarks/Remark.ts'
import type { Study, StudyCounts, StudyHealth } from './Study.ts'

/**
 * How many steps and outcome statements a study holds, empty ones included, and the remarks of its last check but
 * for those the member has dismissed.
 */
export function countStudy(study: Study): StudyCounts {
  const isChecked = study.jtbd.verLexer !== undefined
  return {
    jobSteps: study.jobSteps.length,
    outcomeStatements: study.jobSteps.reduce((sum, step) => sum + step.outcomeStatements.length, 0),
    ...(isChecked ? countRemarks(study) : {}),
  }
}

function countRemarks({ jtbd, jobSteps }: Study): StudyHealth {
  const items = [jtbd, ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
  const remarks = items.flatMap((item) => openRemarks(item, item.remarks))
  const of = (severity: Severity) => remarks.filter((remark) => remark.severity === severity).length
  return { errors: of('error'), warnings: of('warning'), hints: of('hint') }
}
