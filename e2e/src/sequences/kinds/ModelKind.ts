import type { DocumentKind, DocumentTypes } from '@outcome-studio/shared/document'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type * as fc from 'fast-check'
import type { RepositoryDependencies } from '../../../../shared/src/data/repository/createDocumentRepository.ts'
import type { Doc } from '../Doc.ts'

/** What the sequences do with one kind of document, and what they expect. */
export interface ModelKind<T extends DocumentTypes, D extends Doc, Edit> {
  readonly kind: DocumentKind<T>
  readonly asUuid: (value: string) => T['uuid']
  readonly openRepository: (dependencies: RepositoryDependencies) => DocumentRepository<T>
  readonly empty: D
  /** The edit that every sequence begins with. */
  readonly firstEdit: Edit
  readonly edits: fc.Arbitrary<Edit>
  /**
   * The document after an edit, and the product's operation for the same edit.
   * @param made number of edits before this one; gives a text and an id that were never used before
   * @returns null where there is nothing to edit
   */
  readonly planEdit: (
    doc: D,
    edit: Edit,
    made: number,
  ) => { readonly doc: D; readonly operation: T['operation'] } | null
  /** Converts a content to the model's form. */
  readonly docOf: (name: string, content: T['content']) => D
  /** All texts of a document, and its numbers as texts where they are unique. */
  readonly textsOf: (doc: D) => readonly string[]
}
