import { useReadOnly } from '@outcome-studio/shared/editor'
import { memo } from 'react'

interface ItemControlsProps {
  /** For example "job step 2". */
  readonly item: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** Move up, move down, remove. Absent for a member who can only read. Elements only, as a study has hundreds of them. */
export const ItemControls = memo(function ItemControls({
  item,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: ItemControlsProps) {
  if (useReadOnly()) return null
  const control = (icon: string, label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="row-control"
      data-icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    />
  )
  return (
    <div className="row-controls">
      {control('up', `Move ${item} up`, () => onMove(-1), isFirst)}
      {control('down', `Move ${item} down`, () => onMove(1), isLast)}
      {control('remove', `Remove ${item}`, onRemove)}
    </div>
  )
})
