import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { DocumentHeader, DocumentLife } from '@outcome-studio/shared/domain/saving'

export interface SaveCheck {
  /** Uuid of the document to save. */
  readonly uuid: string
  /** Revision the document was loaded with or last saved as; null if it was never saved. */
  readonly basedOnRevision: number | null
  /** Header stored under the name; null if there is none. */
  readonly stored: Pick<DocumentHeader<string, object>, 'uuid' | 'revision'> | null
  /** Stored life of this uuid; null if there is none. */
  readonly life: DocumentLife | null
}

/**
 * Checks a save against what is stored, by uuid and revision (docs/product.md §5).
 * @returns "write" if the save may be written; "compare" if another revision is stored. Such a save may only
 *   replace content that this client sent itself, and is otherwise refused with cen/doc-changed
 * @throws StudioError cen/doc-already-exists, cen/doc-not-found
 */
export function checkSave({ uuid, basedOnRevision, stored, life }: SaveCheck): 'write' | 'compare' {
  if (stored === null) {
    // The document was deleted or renamed since this revision, or exists under another name.
    const isElsewhere = basedOnRevision !== null || (life !== null && life.removedAt === null)
    if (isElsewhere) throw new StudioError('cen/doc-not-found')
    return 'write'
  }
  if (stored.uuid !== uuid) throw new StudioError('cen/doc-already-exists')
  return stored.revision === basedOnRevision ? 'write' : 'compare'
}
