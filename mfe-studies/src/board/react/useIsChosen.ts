import type { GoalId } from '@outcome-studio/shared/domain/needs'
import { useSyncExternalStore } from 'react'
import { useBoard } from './BoardContext.ts'

/** Whether the details of a goal are shown. Renders again only when that changes. */
export function useIsChosen(goalId: GoalId): boolean {
  const { chosen } = useBoard()
  return useSyncExternalStore(chosen.subscribe, () => chosen.get() === goalId)
}
