const isIndex = (index: number, length: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < length

/**
 * Inserts an item at an index from 0 to the list's length; returns the same list if the index is out of
 * range.
 */
export function insertedAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  return isIndex(index, list.length + 1) ? list.toSpliced(index, 0, item) : list
}

/** Exchanges two positions; returns the same list if they are equal or out of range. */
export function swappedAt<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = list[from]
  const other = list[to]
  if (from === to || moved === undefined || other === undefined) return list
  return list.with(from, other).with(to, moved)
}

/** Replaces the first item with a uuid; returns the same list if there is none or nothing changed. */
export function changedWhere<Item extends { readonly uuid: string }>(
  list: readonly Item[],
  uuid: string,
  change: (item: Item) => Item,
): readonly Item[] {
  const index = list.findIndex((item) => item.uuid === uuid)
  const item = list[index]
  if (item === undefined) return list
  const changed = change(item)
  return changed === item ? list : list.with(index, changed)
}

/** Removes the first item with a uuid; returns the same list if there is none. */
export function withoutUuid<Item extends { readonly uuid: string }>(
  list: readonly Item[],
  uuid: string,
): readonly Item[] {
  const index = list.findIndex((item) => item.uuid === uuid)
  return index < 0 ? list : list.toSpliced(index, 1)
}

/**
 * Moves an item to another index; returns the same list if it is there already or an index is out of range.
 */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (from === to || item === undefined || !isIndex(to, list.length)) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
