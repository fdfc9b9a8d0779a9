import type { GoalId, Needs, NeedsOperation } from '@outcome-studio/shared/domain/needs'
import { stateKey, VERTICAL } from './NeedsViews.ts'

/** Focus key of the core job's executor. A goal's text has the goal's id, the industry has VERTICAL. */
const EXECUTOR = 'executor'

const TYPED_IN_STATE = ['current', 'desired', 'conditions'] as const

/**
 * The field that an operation types in; null for other operations. Consecutive typing in one field is undone together.
 */
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
      return names.length === 1 && typed !== undefined ? `${stateKey(edit.goalId)} ${typed}` : null
    }
    default:
      return null
  }
}

/** The field that shows the result of an operation, or null. For a removed goal, it is a neighbor's field. */
export function needsFieldChanged(change: NeedsOperation, before: Needs, after: Needs): string | null {
  switch (change.kind) {
    case 'setVertical':
      return VERTICAL
    case 'insertGoal':
      return change.goal.id
    case 'setGoalText':
    case 'setGoalState':
    case 'moveGoal':
      return change.goalId
    case 'setGoalFields':
      return 'executor' in change.fields && layerOf(after, change.goalId) === 'core'
        ? EXECUTOR
        : change.goalId
    case 'removeGoal':
      return neighborOf(before, change.goalId)
    case 'batch': {
      const there = new Set<string | null>([VERTICAL, EXECUTOR, ...after.goals.map(({ id }) => id)])
      const fields = change.operations.map((each) => needsFieldChanged(each, before, after))
      return fields.findLast((field) => there.has(field)) ?? null
    }
  }
}

const layerOf = ({ goals }: Needs, goalId: GoalId) => goals.find(({ id }) => id === goalId)?.layer

/** The next goal of the same layer, else the one before. */
function neighborOf(needs: Needs, goalId: GoalId): string | null {
  const layer = layerOf(needs, goalId)
  const own = needs.goals.filter((goal) => goal.layer === layer)
  const at = own.findIndex(({ id }) => id === goalId)
  return (own[at + 1] ?? own[at - 1])?.id ?? null
}
