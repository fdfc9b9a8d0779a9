import type { OutcomeStatementUuid, Study, StudyOperation } from '@outcome-studio/shared/domain/study'
import { findStatement } from './findStatement.ts'
import type { WritingPlan } from './WritingPlan.ts'

/** The selected part of a text, which splitting removes; an empty selection is the cursor. In UTF-16 units. */
export interface Selected {
  readonly from: number
  readonly to: number
}

/**
 * Splits an outcome statement, as Enter does in an outliner. At the end an empty statement follows, at the start one
 * precedes. Ratings and dismissals stay with the part that keeps the statement's uuid: the first one that has a text.
 * @param newId uuid of the statement that is added
 * @returns null if the study has no such statement
 */
export function planSplit(
  study: Study,
  statementId: OutcomeStatementUuid,
  { from, to }: Selected,
  newId: OutcomeStatementUuid,
): WritingPlan | null {
  const found = findStatement(study, statementId)
  if (found === null) return null
  const { stepId, statement, at } = found
  const first = statement.userInput.slice(0, from).trimEnd()
  const second = statement.userInput.slice(to).trimStart()
  const isAtStart = first === '' && second !== ''
  const add: StudyOperation = {
    kind: 'addOutcomeStatement',
    stepId,
    index: isAtStart ? at : at + 1,
    statementId: newId,
  }
  const kept: StudyOperation = {
    kind: 'updateOutcomeStatement',
    statementId,
    userInput: isAtStart ? second : first,
  }
  const rest: StudyOperation = { kind: 'updateOutcomeStatement', statementId: newId, userInput: second }
  return {
    operation: { kind: 'batch', operations: isAtStart ? [add, kept] : [add, kept, rest] },
    focus: isAtStart ? statementId : newId,
    cursor: 0,
  }
}
