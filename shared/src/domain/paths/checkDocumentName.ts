import { DOCUMENT_NAME_MAX_LENGTH } from '../base/constants.ts'
import type { StudioErrorCode } from '../errors/catalogue.ts'

export type DocumentNameErrorCode = Extract<StudioErrorCode, `cen/doc-id-${string}`>

/**
 * Checks a document's name on save, rename and copy (docs/product.md §5).
 * @returns the code of the first violated rule, null for a valid name. cen/doc-id-empty, for a blank name, is our
 * choice: Firestore rejects an empty document id.
 */
export function checkDocumentName(name: string): DocumentNameErrorCode | null {
  if (name.trim() === '') return 'cen/doc-id-empty'
  if (name.length > DOCUMENT_NAME_MAX_LENGTH) return 'cen/doc-id-too-long'
  if (name.includes('/')) return 'cen/doc-id-contains-slash'
  if (name === '.' || name === '..') return 'cen/doc-id-contains-periods'
  if (name.startsWith('__') && name.endsWith('__')) return 'cen/doc-id-contains-double-underscores'
  return null
}
