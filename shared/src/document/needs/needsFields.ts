import type { GoalId, GoalState, Needs, NeedsOperation } from '@outcome-studio/shared/domain'
import { stateKey, VERTICAL } from './NeedsViews.ts'

/** Focus key of the field of a goal's executor. A goal's text has the goal's id, the industry has VERTICAL. */
export const executorField = (goalId: GoalId): string => `${goalId} executor`

/** Focus key of a field of a goal's state. */
export const stateField = (goalId: GoalId, name: keyof Omit<GoalState, 'goalId'>): string =>
  `${stateKey(goalId)} ${name}`

const TYPED_IN_STATE = ['current', 'desired', 'conditions'] as const

/** The field an operation types in, so that a run of typing is undone at once; null if it is no typing. */
export function needsFieldTypedIn(edit: NeedsOperation): string | null {
  switch (edit.kind) {
    case 'setVertical':
      return VERTICAL
    case 'setGoalText':
      return edit.goalId
    case 'setGoalFields': {
      const [name, ...others] = Object.keys(edit.fields)
      const isTyped = others.length === 0 && (name === 'executor' || name === 'step')
      return isTyped ? `${edit.goalId} ${name}` : null
    }
    case 'setGoalState': {
      const names = Object.keys(edit.fields ?? {})
      const typed = TYPED_IN_STATE.find((name) => name === names[0])
      return names.length === 1 && typed !== undefined ? stateField(edit.goalId, typed) : null
    }
    default:
      return null
  }
}

/**
 * The field that shows the result of an operation: the goal's own or, if the goal was removed, a neighbor's. null if no
 * field shows it.
 */
export function needsFieldChanged(change: NeedsOperation, before: Needs, after: Needs): string | null {
  switch (change.kind) {
    case 'setVertical':
      return VERTICAL
    case 'insertGoal':
      return change.goal.id
    case 'setGoalText':
    case 'moveGoal':
      return change.goalId
    case 'setGoalFields':
      return 'executor' in change.fields ? executorField(change.goalId) : change.goalId
    case 'removeGoal':
      return neighborOf(before, change.goalId)
    case 'setGoalState':
      return needsFieldTypedIn(change) ?? change.goalId
    case 'batch': {
      const there = new Set<string>(after.goals.map(({ id }) => id))
      const fields = change.operations.map((each) => needsFieldChanged(each, before, after))
      return fields.findLast((field) => field === VERTICAL || there.has(field?.split(' ')[0] ?? '')) ?? null
    }
  }
}

/** The next goal of the same layer, else the one before. */
function neighborOf({ goals }: Needs, goalId: GoalId): string | null {
  const layer = goals.find(({ id }) => id === goalId)?.layer
  const own = goals.filter((goal) => goal.layer === layer)
  const at = own.findIndex(({ id }) => id === goalId)
  return (own[at + 1] ?? own[at - 1])?.id ?? null
}
