import { openRemarks } from './remarks/dismissals.ts'
import type { Severity } from './remarks/Remark.ts'
import type { Study, StudyCounts, StudyHealth } from './Study.ts'

/**
 * Counts steps, outcome statements, including empty ones, whole ratings, and the open remarks of the last check.
 */
export function countStudy(study: Study): StudyCounts {
  const isChecked = study.jtbd.verLexer !== undefined
  const statements = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  const rated = statements.filter(({ rating }) => rating !== undefined).length
  return {
    jobSteps: study.jobSteps.length,
    outcomeStatements: statements.length,
    ...(rated > 0 ? { rated } : {}),
    ...(isChecked ? countRemarks(study) : {}),
  }
}

function countRemarks({ jtbd, jobSteps }: Study): StudyHealth {
  const items = [jtbd, ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
  const remarks = items.flatMap((item) => openRemarks(item, item.remarks))
  const of = (severity: Severity) => remarks.filter((remark) => remark.severity === severity).length
  return { errors: of('error'), warnings: of('warning'), hints: of('hint') }
}
