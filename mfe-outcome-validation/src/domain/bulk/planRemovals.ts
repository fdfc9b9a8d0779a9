import type { Study, StudyOperation } from '@outcome-studio/shared/domain/study'

/**
 * Removes job steps, with their outcome statements, and single outcome statements. One edit, undone at once.
 *
 * @param ids uuids of job steps and outcome statements; others are ignored
 * @returns null if there is nothing to remove
 */
export function planRemovals(study: Study, ids: ReadonlySet<string>): StudyOperation | null {
  const operations = study.jobSteps.flatMap((step): readonly StudyOperation[] =>
    ids.has(step.uuid)
      ? [{ kind: 'removeJobStep', stepId: step.uuid }]
      : step.outcomeStatements
          .filter(({ uuid }) => ids.has(uuid))
          .map(({ uuid: statementId }) => ({ kind: 'removeOutcomeStatement', statementId })),
  )
  return operations.length === 0 ? null : { kind: 'batch', operations }
}
