import { useReadOnly } from '@outcome-studio/shared/editor'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'

const Position = styled.span`
  min-width: 24px;
  padding: ${space(2)} ${space(1)} 0 0;
  color: ${color.textMuted};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  text-align: right;
`

const Handle = styled.button`
  min-width: 24px;
  min-height: 34px;
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

interface ItemHandleProps {
  readonly uuid: string
  /** For example "outcome statement 2.1". */
  readonly item: string
  /** For example "2.1". */
  readonly number: string
}

/** The number of an item, which is its drag handle. A press opens the move dialog. Only a number for a member who can only read. */
export const ItemHandle = memo(function ItemHandle({ uuid, item, number }: ItemHandleProps) {
  const { placing } = useEditor()
  if (useReadOnly()) return <Position aria-hidden="true">{number}</Position>
  return (
    <Handle
      type="button"
      data-drag={uuid}
      aria-label={`Move ${item} to…`}
      title="Drag it, or press to choose a place"
      onClick={() => placing.set(uuid)}
    >
      {number}
    </Handle>
  )
})
