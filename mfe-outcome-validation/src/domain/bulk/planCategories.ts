import type { JobStep, JobStepCategory, Study, StudyOperation } from '@outcome-studio/shared/domain/study'

/** The job steps that have one of these uuids themselves or at one of their outcome statements, in study order. */
export const stepsOf = ({ jobSteps }: Study, ids: ReadonlySet<string>): readonly JobStep[] =>
  jobSteps.filter((step) => ids.has(step.uuid) || step.outcomeStatements.some(({ uuid }) => ids.has(uuid)))

/**
 * Sets the category of the job steps of a selection. One edit, undone at once.
 *
 * @param ids uuids of job steps and outcome statements; others are ignored
 * @param category null for none
 * @returns null if no step changes
 */
export function planCategories(
  study: Study,
  ids: ReadonlySet<string>,
  category: JobStepCategory | null,
): StudyOperation | null {
  const operations = stepsOf(study, ids)
    .filter((step) => step.category !== category)
    .map(({ uuid: stepId }) => ({ kind: 'updateJobStep' as const, stepId, category }))
  return operations.length === 0 ? null : { kind: 'batch', operations }
}
