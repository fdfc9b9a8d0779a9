import type {
  OutcomeStatement,
  OutcomeStatementUuid,
  Quote,
  Study,
  StudyOperation,
} from '@outcome-studio/shared/domain/study'
import { findStatement } from './findStatement.ts'
import type { WritingPlan } from './WritingPlan.ts'

/**
 * Joins an outcome statement with the one before or after it in its step, as Backspace at the start and Delete at the
 * end of a text do in an outliner. One space separates the texts. The first statement stays with its ratings and
 * dismissals, unless it is empty: then the second one stays. The one that stays has the quotes of both.
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
  const [stays, goes] = start === '' ? [second, first] : [first, second]
  const remove: StudyOperation = { kind: 'removeOutcomeStatement', statementId: goes.uuid }
  const quoted: readonly StudyOperation[] = goes.quotes
    ? [{ kind: 'setItemFields', uuid: stays.uuid, fields: { quotes: joinQuotes(first, second) } }]
    : []
  const space = end === '' || start === '' ? '' : ' '
  const write: StudyOperation = {
    kind: 'updateOutcomeStatement',
    statementId: stays.uuid,
    userInput: `${start}${space}${end}`,
  }
  const operations = [remove, ...(start === '' ? [] : [write]), ...quoted]
  const [only] = operations
  return {
    operation: operations.length === 1 && only ? only : { kind: 'batch', operations },
    focus: stays.uuid,
    cursor: start.length + space.length,
  }
}

/** A quote of both statements stays once. */
function joinQuotes(first: OutcomeStatement, second: OutcomeStatement): readonly Quote[] {
  const { quotes = [] } = first
  const known = new Set(quotes.map(({ id }) => id))
  return [...quotes, ...(second.quotes ?? []).filter(({ id }) => !known.has(id))]
}
