import { checkDocumentName, StudioError } from '@outcome-studio/shared/domain'

/** @throws StudioError cen/doc-id-* for a name a study cannot have */
export function requireGoodName(docName: string): void {
  const code = checkDocumentName(docName)
  if (code) throw new StudioError(code)
}

/** A name no study can have has no study. @throws StudioError cen/doc-not-found */
export function requirePossibleName(docName: string): void {
  if (checkDocumentName(docName)) throw new StudioError('cen/doc-not-found')
}
