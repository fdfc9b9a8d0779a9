import { StudioError } from '@outcome-studio/shared/domain/errors'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'

/**
 * Requires that a new document can have a name.
 * @throws StudioError cen/doc-id-* for an invalid name
 */
export function requireGoodName(docName: string): void {
  const code = checkDocumentName(docName)
  if (code) throw new StudioError(code)
}

/**
 * Refuses an invalid name, under which no document can exist.
 * @throws StudioError cen/doc-not-found
 */
export function requirePossibleName(docName: string): void {
  if (checkDocumentName(docName)) throw new StudioError('cen/doc-not-found')
}
