import type { JobStepUuid, OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { EXECUTOR_FIELD } from './fieldChanged.ts'
import type { StudyViews } from './StudyViews.ts'

/** Position of an outcome statement. */
export interface StatementPlace {
  readonly stepId: JobStepUuid
  /** Index of its job step. */
  readonly stepAt: number
  /** Index within the step. */
  readonly at: number
}

/** The position of a statement; null if there is none of that uuid. */
export function placeOfStatement(
  views: StudyViews,
  statementId: OutcomeStatementUuid,
): StatementPlace | null {
  for (const [stepAt, stepId] of views.outline.entries()) {
    const at = views.step(stepId)?.statementIds.indexOf(statementId) ?? -1
    if (at >= 0) return { stepId, stepAt, at }
  }
  return null
}

/** Focus keys of all text fields in the order of the page: executor, job, steps with their statements. */
export function fieldsInOrder(views: StudyViews): readonly string[] {
  const items = views.outline.flatMap((stepId) => [stepId, ...(views.step(stepId)?.statementIds ?? [])])
  return [EXECUTOR_FIELD, views.job.uuid, ...items]
}
