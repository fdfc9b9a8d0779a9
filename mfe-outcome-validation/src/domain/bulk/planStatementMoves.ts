import type { JobStepUuid, Study, StudyOperation } from '@outcome-studio/shared/domain/study'

/**
 * Moves outcome statements to the end of a job step, in the order of the study. Those that are there already stay, and
 * so do ids, ratings and dismissals. One edit, undone at once.
 *
 * @param ids uuids of outcome statements; others are ignored
 * @returns null if nothing moves or there is no such step
 */
export function planStatementMoves(
  study: Study,
  ids: ReadonlySet<string>,
  stepId: JobStepUuid,
): Extract<StudyOperation, { kind: 'batch' }> | null {
  const target = study.jobSteps.find(({ uuid }) => uuid === stepId)
  if (target === undefined) return null
  const end = target.outcomeStatements.length
  const operations = study.jobSteps
    .filter((step) => step !== target)
    .flatMap(({ outcomeStatements }) => outcomeStatements.filter(({ uuid }) => ids.has(uuid)))
    .map(({ uuid: statementId }, at) => ({
      kind: 'moveOutcomeStatement' as const,
      statementId,
      stepId,
      to: end + at,
    }))
  return operations.length === 0 ? null : { kind: 'batch', operations }
}
