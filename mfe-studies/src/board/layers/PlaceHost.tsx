import { useReadable } from '@outcome-studio/shared/feature'
import { useBoard } from '../react/BoardContext.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

/** Shows the dialog to move a goal while one is being placed. */
export function PlaceHost() {
  const { placing } = useBoard()
  const goalId = useReadable(placing)
  return goalId && <PlaceDialog key={goalId} goalId={goalId} onClose={() => placing.set(null)} />
}
