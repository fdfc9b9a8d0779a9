import type { Ref } from 'react'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './useSelection.ts'

interface SelectAllProps {
  readonly selection: Selection
  /** How many rows there are. */
  readonly count: number
  readonly ref: Ref<HTMLInputElement>
}

/** Selects all rows, or none. */
export function SelectAll({ selection: { ids, toggleAll }, count, ref }: SelectAllProps) {
  return (
    <SelectBox
      ref={ref}
      label="Select all"
      isSelected={count > 0 && ids.size === count}
      isPartly={ids.size > 0 && ids.size < count}
      onToggle={toggleAll}
    />
  )
}
