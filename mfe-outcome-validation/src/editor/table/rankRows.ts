import type { Sorting } from '../needs/table/nextSorting.ts'
import type { TableRow } from './tableRows.ts'

/** What a row is sorted by; null for a row that comes last in both directions. */
export type SortValue = string | number | null

const { compare } = new Intl.Collator('en')

/**
 * Sorts rows by a value. Rows with the same value keep their order.
 * @returns the place of each row by its id, from 0
 */
export function rankRows(
  rows: readonly { readonly id: string; readonly value: SortValue }[],
  direction: Sorting<string>['direction'],
): ReadonlyMap<string, number> {
  const sign = direction === 'ascending' ? 1 : -1
  const sorted = rows.toSorted(({ value: one }, { value: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
    return sign * compare(`${one}`, `${other}`)
  })
  return new Map(sorted.map(({ id }, place) => [id, place]))
}

/**
 * Arranges rows by their ranks. A row without one, which was added later, follows the row before it in the study.
 * @param rows in the order of the study
 */
export function arrangeRows(
  rows: readonly TableRow[],
  ranks: ReadonlyMap<string, number>,
): readonly TableRow[] {
  let last = -1
  const ranked = rows.map((row) => {
    last = ranks.get(row.id) ?? last
    return { row, rank: last }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row)
}
