import type { Goal, GoalId, GoalState, Needs } from './Needs.ts'
import { newGoalState } from './newNeeds.ts'

/** Whether a state says nothing, not even under a key of another version. */
function isEmptyState({ goalId: _id, current, desired, conditions, importance, ...unknown }: GoalState) {
  return !current && !desired && !conditions && importance === null && Object.keys(unknown).length === 0
}

/** The states of these goals in the order of the goals. Empty states and a goal's later states are left out. */
export function statesOf(goals: readonly Goal[], states: readonly GoalState[]): readonly GoalState[] {
  const byGoal = new Map<GoalId, GoalState>()
  for (const state of states) {
    if (!byGoal.has(state.goalId) && !isEmptyState(state)) byGoal.set(state.goalId, state)
  }
  const ordered = goals.flatMap(({ id }) => byGoal.get(id) ?? [])
  const isSame = ordered.length === states.length && ordered.every((state, at) => state === states[at])
  return isSame ? states : ordered
}

/** Replaces the goals. States of removed goals are removed. */
export const withGoals = (needs: Needs, goals: readonly Goal[]): Needs =>
  goals === needs.goals ? needs : { ...needs, goals, states: statesOf(goals, needs.states) }

/**
 * Sets fields of a goal's state. A state whose fields are all empty is removed.
 * @param fields null removes the state
 */
export function setGoalState(
  needs: Needs,
  goalId: GoalId,
  fields: Partial<Omit<GoalState, 'goalId'>> | null,
): Needs {
  const before = needs.states.find((state) => state.goalId === goalId)
  const changed = Object.entries(fields ?? {}).filter(
    ([name, value]) => value !== undefined && value !== Reflect.get(before ?? newGoalState(goalId), name),
  )
  if (!needs.goals.some(({ id }) => id === goalId)) return needs
  if (fields === null ? before === undefined : changed.length === 0) return needs
  const others = needs.states.filter((state) => state !== before)
  const after = { ...(before ?? newGoalState(goalId)), ...Object.fromEntries(changed) }
  const states = statesOf(needs.goals, fields === null ? others : [...others, after])
  return { ...needs, states }
}
