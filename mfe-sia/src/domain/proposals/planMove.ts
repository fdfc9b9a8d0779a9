import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import {
  type JobStep,
  jobStepUuid,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
} from '@outcome-studio/shared/domain/study'
import { DONE, GONE, type ProposalPlan } from './ProposalPlan.ts'

/** The job step that a statement is in; undefined if the study does not have the statement. */
export const stepOf = ({ jobSteps }: Pick<Study, 'jobSteps'>, statementId: string): JobStep | undefined =>
  jobSteps.find(({ outcomeStatements }) => outcomeStatements.some(({ uuid }) => uuid === statementId))

/** Where a step or statement is before it moves. */
export interface MoveOrigin {
  /** Uuid of the job step that a statement is in, or that a step follows; null for the first place. */
  readonly fromStepId: string | null
  /** Uuid of the statement that it follows; null for the first place. */
  readonly afterStatementId: string | null
}

/** Where the step or statement of a move is; null for other edits, and for what is not in the study. */
export function moveOrigin(edit: ProposedEdit, study: Study): MoveOrigin | null {
  if (edit.kind === 'moveStep') {
    const at = study.jobSteps.findIndex(({ uuid }) => uuid === edit.stepId)
    return at < 0 ? null : { fromStepId: study.jobSteps[at - 1]?.uuid ?? null, afterStatementId: null }
  }
  const from = edit.kind === 'moveStatement' ? stepOf(study, edit.statementId) : undefined
  if (edit.kind !== 'moveStatement' || from === undefined) return null
  const at = from.outcomeStatements.findIndex(({ uuid }) => uuid === edit.statementId)
  return { fromStepId: from.uuid, afterStatementId: from.outcomeStatements[at - 1]?.uuid ?? null }
}

/**
 * Plans to move a statement to a job step. It is done if the statement is there, at any place.
 * @param afterStatementId the statement to follow, null for the first place; without it, or if that is gone, the
 *   statement goes to the end
 */
export function planMove(
  study: Study,
  statementId: string,
  stepId: string,
  afterStatementId?: string | null,
): ProposalPlan<StudyOperation> {
  const from = stepOf(study, statementId)
  const to = study.jobSteps.find(({ uuid }) => uuid === stepId)
  if (from === undefined || to === undefined) return GONE
  if (from === to) return DONE
  const put = (index: number): StudyOperation => ({
    kind: 'moveOutcomeStatement',
    statementId: outcomeStatementUuid(statementId),
    stepId: to.uuid,
    to: index,
  })
  const { outcomeStatements } = to
  const before = outcomeStatements.findIndex(({ uuid }) => uuid === afterStatementId)
  const at = before < 0 && afterStatementId !== null ? outcomeStatements.length : before + 1
  // The empty statement of a step that has no other gives way.
  const isAmongOthers = outcomeStatements.length > 1 && at < outcomeStatements.length
  const operation = isAmongOthers ? put(at) : atEnd(to, (end) => put(Math.min(at, end)))
  return { kind: 'ready', operation }
}

/**
 * Plans to put a job step behind another one.
 * @param afterStepId null for the first place
 */
export function planStepMove(
  { jobSteps }: Study,
  stepId: string,
  afterStepId: string | null,
): ProposalPlan<StudyOperation> {
  const at = jobSteps.findIndex(({ uuid }) => uuid === stepId)
  const before = jobSteps.findIndex(({ uuid }) => uuid === afterStepId)
  if (at < 0 || (afterStepId !== null && before < 0)) return GONE
  if (at === before + 1 || at === before) return DONE
  // The index counts without the step.
  const to = at > before ? before + 1 : before
  return { kind: 'ready', operation: { kind: 'moveJobStep', stepId: jobStepUuid(stepId), to } }
}

/**
 * Puts a statement at the end of a job step. A step begins with an empty statement, which gives way.
 * @param put returns the operation for an index
 */
export function atEnd(
  { outcomeStatements }: JobStep,
  put: (index: number) => StudyOperation,
): StudyOperation {
  const { length } = outcomeStatements
  const last = outcomeStatements.at(-1)
  if (last?.userInput.trim() !== '' || last.rating || last.halfRating || last.quotes) return put(length)
  const removal: StudyOperation = { kind: 'removeOutcomeStatement', statementId: last.uuid }
  return { kind: 'batch', operations: [removal, put(length - 1)] }
}
