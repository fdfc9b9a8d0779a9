import { openRemarks } from './remarks/dismissals.ts'
import type { Remark, Severity } from './remarks/Remark.ts'
import type { Job, JobStep, OutcomeStatement, Study, StudyCounts, StudyHealth } from './Study.ts'
import type { RemarksByUuid } from './StudyOperation.ts'

/**
 * Counts steps, outcome statements, including empty ones, whole ratings, and the open remarks of the last validation.
 */
export function countStudy(study: Study): StudyCounts {
  const isChecked = study.jtbd.verLexer !== undefined
  const statements = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  const rated = statements.filter(({ rating }) => rating !== undefined).length
  return {
    jobSteps: study.jobSteps.length,
    outcomeStatements: statements.length,
    ...(rated > 0 ? { rated } : {}),
    ...(isChecked ? countOpen(study, ({ remarks }) => remarks) : {}),
  }
}

/** Counts the open remarks that the code rules found in a study, and those of the judge that are stored in it. */
export const countFound = (study: Study, found: RemarksByUuid): StudyHealth =>
  countOpen(study, ({ uuid, remarks }) => [
    ...(found[uuid] ?? []),
    ...remarks.filter(({ source }) => source === 'judge'),
  ])

type Item = Job | JobStep | OutcomeStatement

function countOpen({ jtbd, jobSteps }: Study, remarksOf: (item: Item) => readonly Remark[]): StudyHealth {
  const items: readonly Item[] = [jtbd, ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
  const remarks = items.flatMap((item) => openRemarks(item, remarksOf(item)))
  const of = (severity: Severity) => remarks.filter((remark) => remark.severity === severity).length
  return { errors: of('error'), warnings: of('warning'), hints: of('hint') }
}
