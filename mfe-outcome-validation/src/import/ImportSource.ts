import type { Study } from '@outcome-studio/shared/domain/study'
import type { Table } from '@outcome-studio/shared/files'
import type { GuessedEncoding } from '../domain/import/encoding/decodeText.ts'

/** State of an import: the chosen file and the result of reading it. */
export type ImportSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly fileName: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | OwnStudy
  | ForeignTables

/** A file that this product exported. */
export interface OwnStudy {
  readonly kind: 'study'
  readonly fileName: string
  readonly docName: string
  readonly study: Study
  readonly problems: readonly string[]
  readonly encoding: GuessedEncoding | null
}

/** Foreign tables, which need a mapping. */
export interface ForeignTables {
  readonly kind: 'tables'
  readonly fileName: string
  readonly docName: string
  readonly tables: readonly Table[]
  readonly encoding: GuessedEncoding | null
}
