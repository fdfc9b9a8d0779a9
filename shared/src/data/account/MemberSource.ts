import type { ExportedDocument } from '@outcome-studio/shared/domain/account'
import type { CollectionPath, DocumentPath } from '@outcome-studio/shared/domain/paths'

/**
 * Reads stored documents as they are. Paths are those of the database; promises reject with a StudioError or a
 * service's error, as everywhere in this package.
 */
export interface MemberSource {
  /** null if there is none. */
  document(path: DocumentPath): Promise<ExportedDocument | null>
  /** The next documents of a collection by name, after one of them or from the first; empty at the end. */
  page(path: CollectionPath, after: string | null): Promise<readonly ExportedDocument[]>
}
