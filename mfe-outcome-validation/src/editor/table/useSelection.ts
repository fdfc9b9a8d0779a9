import { useCallback, useEffect, useRef, useState } from 'react'
import { NOTHING_SELECTED, present, toggled } from './toggled.ts'

export interface Selection {
  readonly ids: ReadonlySet<string>
  /** The identity is stable. */
  readonly toggle: (id: string, isRange: boolean) => void
  /** Selects all rows, or none if all are selected. */
  readonly toggleAll: () => void
  readonly clear: () => void
}

/**
 * Keeps which rows are selected. Rows that leave the table, by an undo or another tab as well, leave the selection.
 * @param order ids of all rows in the order of the table
 */
export function useSelection(order: readonly string[]): Selection {
  const [stored, setStored] = useState(NOTHING_SELECTED)
  const selected = present(stored, order)
  if (selected !== stored) setStored(selected)

  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  }, [order])
  const toggle = useCallback(
    (id: string, isRange: boolean) => setStored((before) => toggled(before, latest.current, id, isRange)),
    [],
  )
  return {
    ids: selected.ids,
    toggle,
    toggleAll: () =>
      setStored(
        selected.ids.size === order.length ? NOTHING_SELECTED : { ids: new Set(order), anchor: null },
      ),
    clear: () => setStored(NOTHING_SELECTED),
  }
}
