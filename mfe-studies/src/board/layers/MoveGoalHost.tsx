import { useReadable } from '@outcome-studio/shared/feature'
import { useBoard } from '../react/BoardContext.ts'
import { MoveGoalDialog } from './MoveGoalDialog.tsx'

/** Shows the dialog to move a goal while one is being placed. */
export function MoveGoalHost() {
  const { placing } = useBoard()
  const goalId = useReadable(placing)
  return goalId && <MoveGoalDialog key={goalId} goalId={goalId} onClose={() => placing.set(null)} />
}
