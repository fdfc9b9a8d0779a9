import type { GoalId } from '@outcome-studio/shared/domain'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { useBoard } from '../react/BoardContext.ts'

const Position = styled.span`
  padding: ${space(1.5)} ${space(1)} 0 0;
  color: ${color.textMuted};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  text-align: right;
`

const Handle = styled.button`
  min-width: 24px;
  min-height: 32px;
  padding: 0 ${space(1)} 0 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  text-align: right;
  cursor: grab;
  /* Touching the handle drags instead of scrolling. */
  touch-action: none;

  &:hover,
  &[data-dragging] {
    background: ${color.sunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

interface GoalHandleProps {
  readonly goalId: GoalId
  /** Position in the layer, from 1. */
  readonly number: number
}

/** The number of a goal, which is its drag handle. A press asks for a place. Only a number for a member who can only read. */
export const GoalHandle = memo(function GoalHandle({ goalId, number }: GoalHandleProps) {
  const { placing } = useBoard()
  if (useReadOnly()) return <Position aria-hidden="true">{number}</Position>
  return (
    <Handle
      type="button"
      data-drag={goalId}
      aria-label={`Move goal ${number} to…`}
      title="Drag it, or press to choose a place"
      onClick={() => placing.set(goalId)}
    >
      {number}
    </Handle>
  )
})
