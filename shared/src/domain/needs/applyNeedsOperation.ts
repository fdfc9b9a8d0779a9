import { VERTICAL_MAX_LENGTH } from '../base/constants.ts'
import { shortenName } from '../paths/checkDocumentName.ts'
import { withFields } from '../study/parts/withFields.ts'
import { placeInLayer } from './goalPlaces.ts'
import { setGoalState, withGoals } from './goalStates.ts'
import type { Goal, GoalId, Needs } from './Needs.ts'
import type { NeedsOperation } from './NeedsOperation.ts'

/**
 * Applies one operation to a needs document. Unchanged parts keep their identity. Returns the same document if nothing
 * changes, an id is unknown or already used, an index is out of range, or there would be a second core job.
 */
export function applyNeedsOperation(needs: Needs, operation: NeedsOperation): Needs {
  switch (operation.kind) {
    case 'setVertical':
      return setVertical(needs, operation.vertical)
    case 'insertGoal':
      return needs.goals.some(({ id }) => id === operation.goal.id)
        ? needs
        : withGoals(needs, insertedInLayer(needs.goals, operation.goal, operation.index) ?? needs.goals)
    case 'setGoalText':
      return changeGoal(needs, operation.goalId, (goal) =>
        goal.text === operation.text ? goal : { ...goal, text: operation.text },
      )
    case 'setGoalFields':
      return changeGoal(needs, operation.goalId, (goal) => withFields(goal, withoutBlank(operation.fields)))
    case 'moveGoal':
      return moveGoal(needs, operation)
    case 'removeGoal':
      return needs.goals.some(({ id }) => id === operation.goalId)
        ? withGoals(
            needs,
            needs.goals.filter(({ id }) => id !== operation.goalId),
          )
        : needs
    case 'setGoalState':
      return setGoalState(needs, operation.goalId, operation.fields)
    case 'batch':
      return operation.operations.reduce(applyNeedsOperation, needs)
  }
}

/** A longer text is shortened, because firestore.rules would refuse every save of it. */
function setVertical(needs: Needs, text: string): Needs {
  const vertical = shortenName(text, VERTICAL_MAX_LENGTH)
  return vertical === needs.vertical ? needs : { ...needs, vertical }
}

/** An empty text removes the field. */
const withoutBlank = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]))

function changeGoal(needs: Needs, goalId: GoalId, change: (goal: Goal) => Goal): Needs {
  const at = needs.goals.findIndex(({ id }) => id === goalId)
  const goal = needs.goals[at]
  if (goal === undefined) return needs
  const changed = change(goal)
  return changed === goal ? needs : { ...needs, goals: needs.goals.with(at, changed) }
}

/** null if the index is out of range, or the goal would be a second core job. */
function insertedInLayer(goals: readonly Goal[], goal: Goal, index: number): readonly Goal[] | null {
  if (goal.layer === 'core' && goals.some(({ layer }) => layer === 'core')) return null
  const place = placeInLayer(goals, goal.layer, index)
  return place === null ? null : goals.toSpliced(place, 0, goal)
}

/** Fields that the new layer does not show stay with the goal, so that moving it back loses nothing. */
function moveGoal(needs: Needs, { goalId, layer, to }: Extract<NeedsOperation, { kind: 'moveGoal' }>): Needs {
  const at = needs.goals.findIndex(({ id }) => id === goalId)
  const goal = needs.goals[at]
  if (goal === undefined) return needs
  const moved = goal.layer === layer ? goal : { ...goal, layer }
  const goals = insertedInLayer(needs.goals.toSpliced(at, 1), moved, to)
  return goals === null || goals[at] === goal ? needs : withGoals(needs, goals)
}
