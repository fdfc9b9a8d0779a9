import type { SavingRules, StoredParts } from '@outcome-studio/shared/domain'
import type { HeaderOf, RepositoryTypes, StoredContent, VersionOf } from './DocumentRepository.ts'
import type { DocumentStore } from './DocumentStore.ts'

/** What a repository needs to know about one kind of document. */
export interface StoredKind<T extends RepositoryTypes> {
  readonly saving: SavingRules<T['content'], T['uuid'], T['counts']>
  readonly asUuid: (value: string) => T['uuid']
  /** Counts of a damaged header. */
  readonly noCounts: T['counts']
  /** @throws StudioError cen/doc-loading-error */
  readonly parseHeader: (stored: unknown) => HeaderOf<T>
  /** @throws StudioError cen/doc-loading-error */
  readonly parseContent: (stored: unknown) => T['content']
  /** null for a malformed version, so that it does not hide the others. */
  readonly parseVersion: (stored: unknown) => VersionOf<T> | null
  readonly copy: (content: T['content'], uuid: T['uuid']) => T['content']
  /** Whether tools admins can give a document custom rules. */
  readonly hasCustomRules: boolean
  /** Completes a document whose header has no identity, from its content; returns any other as it is. */
  readonly complete: (stored: StoredParts) => StoredParts
  /**
   * Reads a document of an older schema version in the current one, without writing anything; absent if there was none.
   * @throws StudioError cen/doc-loading-error
   */
  readonly upgrade?: (stored: StoredParts) => Promise<StoredContent<T>>
  /**
   * Deletes data that belongs to a document but is stored elsewhere, once its deletion can no longer be undone. Absent
   * if there is none. Safe to repeat.
   */
  readonly forget?: (store: DocumentStore, uuid: string) => Promise<void>
}
