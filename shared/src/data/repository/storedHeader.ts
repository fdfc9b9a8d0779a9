import { isRecord } from '@outcome-studio/shared/domain/base'
import type { Fields } from '@outcome-studio/shared/domain/saving'

/**
 * The unparsed field `header` of a document (docs/product.md §10); undefined if it is no map. Its
 * name is the document's id, even if the header contains another.
 */
export function storedHeader(docName: string, document: Fields | undefined): Fields | undefined {
  const header = document?.header
  return isRecord(header) ? { ...header, docName } : undefined
}
