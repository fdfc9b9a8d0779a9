import type { OutcomeStatement, OutcomeStatementUuid, Study } from '@outcome-studio/shared/domain/study'
import { findStatement } from './findStatement.ts'
import type { WritingPlan } from './WritingPlan.ts'

/**
 * Joins an outcome statement with the one before or after it in its step, as Backspace at the start and Delete at the
 * end of a text do in an outliner. One space separates the texts. The first statement stays with its ratings and
 * dismissals, unless it is empty: then the second one stays as it is.
 * @returns null if there is no such neighbor
 */
export function planJoin(
  study: Study,
  statementId: OutcomeStatementUuid,
  side: 'before' | 'after',
): WritingPlan | null {
  const found = findStatement(study, statementId)
  const [first, second] =
    side === 'before' ? [found?.before, found?.statement] : [found?.statement, found?.after]
  return first && second ? joined(first, second) : null
}

function joined(first: OutcomeStatement, second: OutcomeStatement): WritingPlan {
  const [start, end] = [first.userInput.trimEnd(), second.userInput.trimStart()]
  if (start === '')
    return {
      operation: { kind: 'removeOutcomeStatement', statementId: first.uuid },
      focus: second.uuid,
      cursor: 0,
    }
  const space = end === '' ? '' : ' '
  return {
    operation: {
      kind: 'batch',
      operations: [
        { kind: 'removeOutcomeStatement', statementId: second.uuid },
        { kind: 'updateOutcomeStatement', statementId: first.uuid, userInput: `${start}${space}${end}` },
      ],
    },
    focus: first.uuid,
    cursor: start.length + space.length,
  }
}
