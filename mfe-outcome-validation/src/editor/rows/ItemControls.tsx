import { useReadOnly } from '@outcome-studio/shared/editor'
import { IconButton } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import { RowControls } from './rowStyles.ts'

interface ItemControlsProps {
  /** For example "job step 2". */
  readonly item: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** Move up, move down, remove. Absent for a member who can only read. */
export const ItemControls = memo(function ItemControls({
  item,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: ItemControlsProps) {
  if (useReadOnly()) return null
  return (
    <RowControls>
      <IconButton label={`Move ${item} up`} disabled={isFirst} onClick={() => onMove(-1)} data-icon="up" />
      <IconButton label={`Move ${item} down`} disabled={isLast} onClick={() => onMove(1)} data-icon="down" />
      <IconButton label={`Remove ${item}`} onClick={onRemove} data-icon="remove" />
    </RowControls>
  )
})
