import { currentValues } from '../study/parts/currentValues.ts'
import { applyNeedsOperation } from './applyNeedsOperation.ts'
import { goalsInLayer } from './goalPlaces.ts'
import type { GoalId, Needs } from './Needs.ts'
import type { NeedsOperation } from './NeedsOperation.ts'

/**
 * The operation that undoes an edit; compute it before applying the edit.
 * @returns null if the goal does not exist
 */
export function inverseOfNeeds(needs: Needs, operation: NeedsOperation): NeedsOperation | null {
  switch (operation.kind) {
    case 'setVertical':
      return { ...operation, vertical: needs.vertical }
    case 'insertGoal':
      return { kind: 'removeGoal', goalId: operation.goal.id }
    case 'setGoalText': {
      const goal = goalOf(needs, operation.goalId)
      return goal === undefined ? null : { ...operation, text: goal.text }
    }
    case 'setGoalFields': {
      const goal = goalOf(needs, operation.goalId)
      return goal === undefined ? null : { ...operation, fields: currentValues(goal, operation.fields) }
    }
    case 'moveGoal': {
      const place = placeOf(needs, operation.goalId)
      return place === null ? null : { ...operation, layer: place.goal.layer, to: place.index }
    }
    case 'removeGoal': {
      const place = placeOf(needs, operation.goalId)
      if (place === null) return null
      const state = stateOf(needs, operation.goalId)
      const insert = { kind: 'insertGoal', ...place } as const
      return state === null ? insert : { kind: 'batch', operations: [insert, state] }
    }
    case 'setGoalState':
      return stateOf(needs, operation.goalId) ?? { ...operation, fields: null }
    case 'batch':
      return inverseOfBatch(needs, operation.operations)
  }
}

const goalOf = ({ goals }: Needs, goalId: GoalId) => goals.find(({ id }) => id === goalId)

function placeOf(needs: Needs, goalId: GoalId) {
  const goal = goalOf(needs, goalId)
  return goal === undefined ? null : { goal, index: goalsInLayer(needs, goal.layer).indexOf(goal) }
}

/** The operation that restores a goal's state as a whole, including unknown keys; null if it has none. */
function stateOf({ states }: Needs, goalId: GoalId): NeedsOperation | null {
  const state = states.find((each) => each.goalId === goalId)
  if (state === undefined) return null
  const { goalId: _id, ...fields } = state
  return { kind: 'setGoalState', goalId, fields }
}

/** Each inverse refers to the document just before its operation, and the last operation is undone first. */
function inverseOfBatch(needs: Needs, operations: readonly NeedsOperation[]): NeedsOperation {
  const inverses: NeedsOperation[] = []
  let before = needs
  for (const operation of operations) {
    const after = applyNeedsOperation(before, operation)
    const inverse = after === before ? null : inverseOfNeeds(before, operation)
    if (inverse !== null) inverses.unshift(inverse)
    before = after
  }
  return { kind: 'batch', operations: inverses }
}
