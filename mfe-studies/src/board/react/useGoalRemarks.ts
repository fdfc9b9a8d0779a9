import type { GoalId } from '@outcome-studio/shared/domain/needs'
import type { Remark } from '@outcome-studio/shared/domain/study'
import { useCallback, useSyncExternalStore } from 'react'
import { useBoard } from './BoardContext.ts'

const NONE: readonly Remark[] = []

/** The remarks on one goal; none for null. Renders again only when they change. */
export function useGoalRemarks(goalId: GoalId | null): readonly Remark[] {
  const { remarks } = useBoard()
  const subscribe = useCallback(
    (listener: () => void) => (goalId === null ? () => {} : remarks.subscribe(goalId, listener)),
    [remarks, goalId],
  )
  return useSyncExternalStore(subscribe, () => (goalId === null ? NONE : remarks.of(goalId)))
}
