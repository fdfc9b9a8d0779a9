import type { Proposal } from '@outcome-studio/shared/domain/coach'
import {
  jobStepUuid,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
} from '@outcome-studio/shared/domain/study'
import { planCategory, planReturn } from './planChange.ts'
import { type MoveOrigin, planMove, planStepMove } from './planMove.ts'

/** What the study no longer shows of a proposal that was accepted. */
export interface ReversalFacts {
  /** Where the moved step or statement was before; without it, that is the place in the proposal. */
  readonly origin?: MoveOrigin | null | undefined
  /** What a removal took out, as its decision has it. */
  readonly removed?: string | undefined
}

/**
 * Plans the edit of a study that takes an accepted proposal out of it again.
 * @returns null if there is nothing to take out, if a step has outcome statements that would be lost, or if the step
 *   that a statement was moved from, or that a step followed, is gone
 */
export function planReversal(
  { edit }: Pick<Proposal, 'edit'>,
  study: Study,
  { origin = null, removed }: ReversalFacts = {},
): StudyOperation | null {
  switch (edit.kind) {
    case 'setExecutor':
      return { kind: 'setExecutor', executor: edit.before }
    case 'setJob':
      return { kind: 'replaceJob', userInput: edit.before }
    case 'addStep': {
      const step = study.jobSteps.find(({ uuid }) => uuid === edit.stepId)
      const isEmpty = step?.outcomeStatements.every(({ userInput }) => userInput.trim() === '')
      return isEmpty ? { kind: 'removeJobStep', stepId: jobStepUuid(edit.stepId) } : null
    }
    case 'rewriteStep':
      return { kind: 'updateJobStep', stepId: jobStepUuid(edit.stepId), userInput: edit.before }
    case 'addStatement':
      return { kind: 'removeOutcomeStatement', statementId: outcomeStatementUuid(edit.statementId) }
    case 'rewriteStatement':
      return {
        kind: 'updateOutcomeStatement',
        statementId: outcomeStatementUuid(edit.statementId),
        userInput: edit.before,
      }
    case 'moveStatement': {
      const { fromStepId, afterStatementId } = { ...edit, ...origin }
      const plan = planMove(study, edit.statementId, fromStepId ?? '', afterStatementId)
      return plan.kind === 'ready' ? plan.operation : null
    }
    case 'moveStep': {
      const plan = planStepMove(study, edit.stepId, (origin ?? edit).fromStepId)
      return plan.kind === 'ready' ? plan.operation : null
    }
    case 'setCategory': {
      const plan = planCategory(study, { ...edit, category: edit.fromCategory })
      return plan.kind === 'ready' ? plan.operation : null
    }
    case 'removeStep':
    case 'removeStatement':
      return planReturn(study, edit.kind, removed)
    case 'addGoal':
      return null
  }
}
