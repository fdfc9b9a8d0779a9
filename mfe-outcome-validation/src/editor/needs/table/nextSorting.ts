/** How a table is sorted. */
export interface Sorting<Column extends string> {
  readonly column: Column
  readonly direction: 'ascending' | 'descending'
}

/**
 * What pressing the heading of a column leads to: its first direction, then the other one, then the order of the study.
 * @param first the more useful direction of the column
 * @returns null for the order of the study
 */
export function nextSorting<Column extends string>(
  before: Sorting<Column> | null,
  column: Column,
  first: Sorting<Column>['direction'],
): Sorting<Column> | null {
  if (before?.column !== column) return { column, direction: first }
  if (before.direction !== first) return null
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' }
}
