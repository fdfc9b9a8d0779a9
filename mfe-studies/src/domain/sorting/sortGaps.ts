import type { Goal, GoalState, Needs } from '@outcome-studio/shared/domain/needs'

/** A goal with the gap between its current and its desired state. */
export interface Gap {
  readonly goal: Goal
  readonly state: GoalState
  /** How much closing the gap matters, 1 to 5; null until the member says. */
  readonly importance: number | null
}

/**
 * The goals with a state, the most important gap first and those without an importance last. Gaps of the same
 * importance stand in the order of the map (docs/method.md §5).
 */
export function sortGaps({ goals, states }: Needs): readonly Gap[] {
  const byGoal = new Map(states.map((state) => [state.goalId, state]))
  return goals
    .flatMap((goal): Gap[] => {
      const state = byGoal.get(goal.id)
      return state === undefined ? [] : [{ goal, state, importance: state.importance }]
    })
    .toSorted((one, other) => (other.importance ?? 0) - (one.importance ?? 0))
}
