import { type Fields, isRecord } from '@outcome-studio/shared/domain'

/**
 * What a study's document holds in its field `header` (docs/product.md §10), not yet checked; undefined where that is
 * no map. Its name is the document's id, also if the header has another.
 */
export function storedHeader(docName: string, document: Fields | undefined): Fields | undefined {
  const header = document?.header
  return isRecord(header) ? { ...header, docName } : undefined
}
