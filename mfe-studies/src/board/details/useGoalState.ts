import { stateKey } from '@outcome-studio/shared/document'
import type { GoalId, GoalState } from '@outcome-studio/shared/domain/needs'
import { useSession, useSessionValue } from '../../core/editing.ts'

type StateFields = Omit<GoalState, 'goalId'>

/** The state of a goal, undefined until one is written, and a function that sets fields of it. */
export function useGoalState(
  goalId: GoalId,
): readonly [GoalState | undefined, (fields: Partial<StateFields>) => void] {
  const session = useSession()
  const state = useSessionValue(stateKey(goalId), ({ views }) => views.state(goalId))
  return [state, (fields) => session.apply({ kind: 'setGoalState', goalId, fields })]
}
