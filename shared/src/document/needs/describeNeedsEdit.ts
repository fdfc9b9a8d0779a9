import {
  goalLabel,
  layerItemLabel,
  NEED_LAYER_TITLES,
  type Needs,
  type NeedsOperation,
} from '@outcome-studio/shared/domain/needs'

/**
 * Label of an operation in the history, for example "related job 2 removed".
 * @param needs as it is before the operation
 */
export function describeNeedsEdit(needs: Needs, operation: NeedsOperation): string {
  switch (operation.kind) {
    case 'setVertical':
      return 'vertical changed'
    case 'insertGoal':
      return `${layerItemLabel(operation.goal.layer, operation.index).toLowerCase()} added`
    case 'setGoalText':
      return `${nameOf(needs, operation.goalId)} changed`
    case 'setGoalFields':
      return describeFields(nameOf(needs, operation.goalId), Object.keys(operation.fields))
    case 'moveGoal': {
      const layer = needs.goals.find(({ id }) => id === operation.goalId)?.layer
      const name = nameOf(needs, operation.goalId)
      return layer === undefined || layer === operation.layer
        ? `${name} moved`
        : `${name} moved to ${NEED_LAYER_TITLES[operation.layer].toLowerCase()}`
    }
    case 'removeGoal':
      return `${nameOf(needs, operation.goalId)} removed`
    case 'setGoalState':
      return `state of ${nameOf(needs, operation.goalId)} ${operation.fields === null ? 'removed' : 'changed'}`
    case 'batch': {
      const [only, ...others] = operation.operations
      return only !== undefined && others.length === 0
        ? describeNeedsEdit(needs, only)
        : `${operation.operations.length} changes made at once`
    }
  }
}

const nameOf = (needs: Needs, goalId: string): string => goalLabel(needs, goalId)?.toLowerCase() ?? 'goal'

function describeFields(name: string, [field]: readonly string[]): string {
  switch (field) {
    case 'executor':
      return `executor of ${name} changed`
    case 'step':
      return `job step of ${name} changed`
    case 'study':
      return `study of ${name} changed`
    default:
      return `${name} changed`
  }
}
