import { openRemarks } from './remarks/dismissals.ts'
import type { Severity } from './remarks/Remark.ts'
import type { Study, StudyCounts, StudyHealth } from './Study.ts'

/** Counts steps and outcome statements, including empty ones, and the open remarks of the last check. */
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
