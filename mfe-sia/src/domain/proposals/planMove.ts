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

/** Plans to move a statement to the end of a job step. It is done if the statement is there, at any place. */
export function planMove(study: Study, statementId: string, stepId: string): ProposalPlan<StudyOperation> {
  const from = stepOf(study, statementId)
  const to = study.jobSteps.find(({ uuid }) => uuid === stepId)
  if (from === undefined || to === undefined) return GONE
  if (from === to) return DONE
  return {
    kind: 'ready',
    operation: atEnd(to, (index) => ({
      kind: 'moveOutcomeStatement',
      statementId: outcomeStatementUuid(statementId),
      stepId: to.uuid,
      to: index,
    })),
  }
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
