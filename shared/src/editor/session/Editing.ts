import type { DocumentKind, DocumentTypes } from '@outcome-studio/shared/document'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type { DocumentWords } from '../core/DocumentWords.ts'

/** Fill level of a stored document. A full one cannot be saved. */
export type DocumentFill = 'roomy' | 'nearlyFull' | 'full'

/** What editor and list need to know about one kind of document. The identity must be stable. */
export interface Editing<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  readonly repository: DocumentRepository<T>
  readonly words: DocumentWords
  /** Uuid for saving a document again that was deleted elsewhere. */
  readonly newUuid: () => T['uuid']
  /** Called at pauses in typing. */
  readonly fill: (content: T['content']) => DocumentFill
}
