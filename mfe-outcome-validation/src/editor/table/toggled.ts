/** The selected rows, and the row that a range starts from. */
export interface Selected {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NOTHING_SELECTED: Selected = { ids: new Set(), anchor: null }

/**
 * Selects or deselects a row. A range gives all rows between the last toggled one and this one the new state of this
 * one, as in a list of files.
 * @param order ids of all rows in the order of the table
 */
export function toggled(
  { ids, anchor }: Selected,
  order: readonly string[],
  id: string,
  isRange: boolean,
): Selected {
  const to = order.indexOf(id)
  const start = isRange && anchor !== null ? order.indexOf(anchor) : to
  const from = start < 0 ? to : start
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  const next = new Set(ids)
  for (const each of range) {
    if (ids.has(id)) next.delete(each)
    else next.add(each)
  }
  return { ids: next, anchor: id }
}

/** The selection without rows that are not in the table. The same object if all of them are. */
export function present(selected: Selected, order: readonly string[]): Selected {
  if (selected.ids.size === 0) return selected
  const rows = new Set(order)
  const ids = [...selected.ids].filter((id) => rows.has(id))
  return ids.length === selected.ids.size ? selected : { ...selected, ids: new Set(ids) }
}
