import { isEqual } from '../base/isEqual.ts'
import type { Needs } from './Needs.ts'

/** A needs document equal to `after` that shares its unchanged parts with `before`. */
export function shareNeeds(before: Needs, after: Needs): Needs {
  if (isEqual(before, after)) return before
  const goals = new Map(before.goals.map((goal) => [goal.id, goal]))
  const states = new Map(before.states.map((state) => [state.goalId, state]))
  return {
    ...after,
    goals: after.goals.map((goal) => shared(goals.get(goal.id), goal)),
    states: after.states.map((state) => shared(states.get(state.goalId), state)),
  }
}

const shared = <Part>(before: Part | undefined, after: Part): Part =>
  before !== undefined && isEqual(before, after) ? before : after
