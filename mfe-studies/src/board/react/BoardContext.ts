import type { GoalId } from '@outcome-studio/shared/domain/needs'
import type { WritableReadable } from '@outcome-studio/shared/feature'
import { createContext, useContext } from 'react'
import type { GoalActions } from '../actions/GoalActions.ts'
import type { GoalMoves } from '../actions/GoalMoves.ts'
import type { LiveRemarks } from '../actions/LiveRemarks.ts'

/** The objects shared by the parts of the map. The identity is stable while one document is open. */
export interface Board {
  readonly actions: GoalActions
  readonly moves: GoalMoves
  readonly remarks: LiveRemarks
  /** The goal that was focused last. On a wide screen its details stand beside the map. */
  readonly chosen: WritableReadable<GoalId | null>
  /** The goal whose details the member asked for. */
  readonly detailed: WritableReadable<GoalId | null>
  /** The goal whose new place the dialog asks for. */
  readonly placing: WritableReadable<GoalId | null>
  /** Goes to the details of a goal. */
  readonly showDetails: (goalId: GoalId) => void
}

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (board === null) throw new Error('useBoard was called outside a NeedsBoard.')
  return board
}
