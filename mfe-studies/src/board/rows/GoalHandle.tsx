import type { GoalId } from '@outcome-studio/shared/domain/needs'
import { DragHandle } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { useBoard } from '../react/BoardContext.ts'

interface GoalHandleProps {
  readonly goalId: GoalId
  /** Position in the layer, from 1. */
  readonly number: number
}

/** The number of a goal, which is its drag handle. A press asks for a place. */
export const GoalHandle = memo(function GoalHandle({ goalId, number }: GoalHandleProps) {
  const { placing } = useBoard()
  return (
    <DragHandle
      item={goalId}
      name={`goal ${number}`}
      number={String(number)}
      isDense
      onPress={() => placing.set(goalId)}
    />
  )
})
