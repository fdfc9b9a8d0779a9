import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useReadOnly } from '../core/useReadOnly.ts'

const Position = styled.span`
  padding: ${space(2)} ${space(1)} 0 0;
  color: ${color.textMuted};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  text-align: right;

  &[data-dense] {
    padding-top: ${space(1.5)};
  }
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

  &[data-dense] {
    min-height: 32px;
  }
  &:hover,
  &[data-dragging] {
    background: ${color.sunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    &,
    &[data-dense] {
      min-height: 44px;
    }
  }
`

interface DragHandleProps {
  /** Identifies the item during a drag, as `data-drag`. */
  readonly item: string
  /** What it is called, for example "outcome statement 2.1". */
  readonly name: string
  /** For example "2.1". */
  readonly number: string
  /** Whether its row is a little lower than usual. */
  readonly isDense?: boolean
  /** Asks for a position, for users who do not drag. */
  readonly onPress: () => void
}

/** The number of an item, which is its drag handle. Only a number for a member who can only read. */
export function DragHandle({ item, name, number, isDense = false, onPress }: DragHandleProps) {
  const dense = isDense ? '' : undefined
  if (useReadOnly()) {
    return (
      <Position aria-hidden="true" data-dense={dense}>
        {number}
      </Position>
    )
  }
  return (
    <Handle
      type="button"
      data-drag={item}
      data-dense={dense}
      aria-label={`Move ${name} to…`}
      title="Drag it, or press to choose a place"
      onClick={onPress}
    >
      {number}
    </Handle>
  )
}
