/** What a column of somebody's table can be. */
export const MAPPED_FIELDS = [
  'jobStep',
  'outcomeStatement',
  'category',
  'importance',
  'satisfaction',
] as const
export type MappedField = (typeof MAPPED_FIELDS)[number]

/** How somebody's table is to be read as a study. */
export interface TableMapping {
  /** Row, from 0, that holds titles, and above which nothing is read; null where the table has none. */
  readonly headerRow: number | null
  /** Column, from 0, of each; null where the table has none. */
  readonly columns: Readonly<Record<MappedField, number | null>>
}
