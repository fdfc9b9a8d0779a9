import type { GoalId } from '@outcome-studio/shared/domain/needs'
import { useEditor, whenIdle } from '@outcome-studio/shared/editor'
import { createReadable } from '@outcome-studio/shared/feature'
import { useEffect, useMemo } from 'react'
import { useSession } from '../../core/editing.ts'
import { GoalActions } from '../actions/GoalActions.ts'
import { GoalMoves } from '../actions/GoalMoves.ts'
import { LiveRemarks } from '../actions/LiveRemarks.ts'
import type { Board } from './BoardContext.ts'

/** Creates the board of the open document and starts its live check. */
export function useCreateBoard(): Board {
  const session = useSession()
  const { focus, announce } = useEditor()
  const board = useMemo((): Board => {
    const chosen = createReadable<GoalId | null>(null)
    const detailed = createReadable<GoalId | null>(null)
    return {
      actions: new GoalActions({ session, focus, announce, newId: () => crypto.randomUUID() }),
      moves: new GoalMoves({ session, announce }),
      remarks: new LiveRemarks({ session, whenIdle }),
      chosen,
      detailed,
      placing: createReadable<GoalId | null>(null),
      showDetails: (goalId) => {
        chosen.set(goalId)
        detailed.set(goalId)
      },
    }
  }, [session, focus, announce])
  useEffect(() => board.remarks.start(), [board])
  return board
}
