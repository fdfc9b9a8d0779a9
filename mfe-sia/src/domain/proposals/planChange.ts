import { type ProposedEdit, SIA_REMOVED_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import {
  inverseOf,
  type JobStep,
  type JobStepCategory,
  jobStepUuid,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
  studySchema,
} from '@outcome-studio/shared/domain/study'
import { DONE, GONE, type ProposalPlan } from './ProposalPlan.ts'
import { stepOf } from './planMove.ts'

type EditOf<Kind extends ProposedEdit['kind']> = Extract<ProposedEdit, { kind: Kind }>

/** Plans to put a job step into a category. */
export function planCategory(
  { jobSteps }: Study,
  { stepId, category }: { readonly stepId: string; readonly category: JobStepCategory | null },
): ProposalPlan<StudyOperation> {
  const step = jobSteps.find(({ uuid }) => uuid === stepId)
  if (step === undefined) return GONE
  if (step.category === category) return DONE
  return { kind: 'ready', operation: { kind: 'updateJobStep', stepId: step.uuid, category } }
}

/** Plans to remove a job step with its statements, or a statement. It is done if the study does not have it. */
export function planRemoval(
  study: Study,
  edit: EditOf<'removeStep' | 'removeStatement'>,
): ProposalPlan<StudyOperation> {
  const operation: StudyOperation =
    edit.kind === 'removeStep'
      ? { kind: 'removeJobStep', stepId: jobStepUuid(edit.stepId) }
      : { kind: 'removeOutcomeStatement', statementId: outcomeStatementUuid(edit.statementId) }
  return inverseOf(study, operation) === null ? DONE : { kind: 'ready', operation }
}

/** What is stored of a removed item: its step, of which a removed statement is the only one, and its index. */
interface Removed {
  readonly index: number
  readonly jobSteps: readonly JobStep[]
}

/**
 * What a removal takes out of the study, to be recorded with the decision; call it before the edit.
 * @returns undefined for another edit, and for more than a decision can have
 */
export function removedBy(study: Study, { edit }: { readonly edit: ProposedEdit }): string | undefined {
  const removed = removedIn(study, edit)
  const stored = removed && JSON.stringify(removed)
  return stored !== undefined && stored.length <= SIA_REMOVED_MAX_LENGTH ? stored : undefined
}

function removedIn({ jobSteps }: Study, edit: ProposedEdit): Removed | undefined {
  if (edit.kind === 'removeStep') {
    const index = jobSteps.findIndex(({ uuid }) => uuid === edit.stepId)
    return { index, jobSteps: jobSteps.slice(index, index + 1) }
  }
  const step = edit.kind === 'removeStatement' ? stepOf({ jobSteps }, edit.statementId) : undefined
  if (step === undefined || edit.kind !== 'removeStatement') return undefined
  const index = step.outcomeStatements.findIndex(({ uuid }) => uuid === edit.statementId)
  return {
    index,
    jobSteps: [{ ...step, outcomeStatements: step.outcomeStatements.slice(index, index + 1) }],
  }
}

/**
 * Plans to bring back what a removal took out.
 * @param stored what removedBy has returned
 * @returns null without it, or if the step of a statement is gone too
 */
export function planReturn(
  { jtbd, jobSteps }: Study,
  kind: 'removeStep' | 'removeStatement',
  stored: string | undefined,
): StudyOperation | null {
  const { index, ...content } = JSON.parse(stored ?? '{}') as Partial<Removed>
  const removed = studySchema.safeParse({ jtbd, ...content }).data?.jobSteps[0]
  if (removed === undefined || index === undefined) return null
  if (kind === 'removeStep')
    return { kind: 'insertJobStep', index: Math.min(index, jobSteps.length), jobStep: removed }
  const [outcomeStatement] = removed.outcomeStatements
  const step = jobSteps.find(({ uuid }) => uuid === removed.uuid)
  return outcomeStatement && step
    ? {
        kind: 'insertOutcomeStatement',
        stepId: step.uuid,
        index: Math.min(index, step.outcomeStatements.length),
        outcomeStatement,
      }
    : null
}
