import type { Study, Table } from '@outcome-studio/shared/domain'

/** Where an import stands: what was chosen, and what became of reading it. */
export type ImportSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly fileName: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | OwnStudy
  | ForeignTables

/** A file that was exported here. */
export interface OwnStudy {
  readonly kind: 'study'
  readonly fileName: string
  readonly docName: string
  readonly study: Study
  readonly problems: readonly string[]
}

/** Somebody's tables, to be mapped. */
export interface ForeignTables {
  readonly kind: 'tables'
  readonly fileName: string
  readonly docName: string
  readonly tables: readonly Table[]
}
