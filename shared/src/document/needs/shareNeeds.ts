import { isEqual } from '@outcome-studio/shared/domain/base'
import type { Needs } from '@outcome-studio/shared/domain/needs'
import { sharedPart } from '../core/sharedPart.ts'

/** A needs document equal to `after` that shares its unchanged parts with `before`. */
export function shareNeeds(before: Needs, after: Needs): Needs {
  if (isEqual(before, after)) return before
  const goals = new Map(before.goals.map((goal) => [goal.id, goal]))
  const states = new Map(before.states.map((state) => [state.goalId, state]))
  return {
    ...after,
    goals: after.goals.map((goal) => sharedPart(goals.get(goal.id), goal)),
    states: after.states.map((state) => sharedPart(states.get(state.goalId), state)),
  }
}
