import type {
  DocumentVersion,
  HeaderOf,
  SaveCommand,
  SavingRules,
  StoredDocument,
  StoredParts,
  StoredTypes,
} from '@outcome-studio/shared/domain/saving'
import type { QueryClient } from '@tanstack/react-query'
import type { DocumentStore } from './DocumentStore.ts'

/** What a repository needs to know about one kind of document. */
export interface StoredKind<T extends StoredTypes> {
  readonly saving: SavingRules<T>
  /** First part of the query keys; different for each kind. */
  readonly queryKey: string
  readonly asUuid: (value: string) => T['uuid']
  /** Counts of a damaged header. */
  readonly noCounts: T['counts']
  /** @throws StudioError cen/doc-loading-error */
  readonly parseHeader: (stored: unknown) => HeaderOf<T>
  /** @throws StudioError cen/doc-loading-error */
  readonly parseContent: (stored: unknown) => T['content']
  /** null for a malformed version, so that it does not hide the others. */
  readonly parseVersion: (stored: unknown) => DocumentVersion<T> | null
  readonly copy: (content: T['content'], uuid: T['uuid']) => T['content']
  /** Whether tools admins can give a document custom rules. */
  readonly hasCustomRules: boolean
  /**
   * Counts that do not follow from the content alone, for the header of a save on this page; absent if there are none.
   * @returns undefined if the save goes without them
   */
  readonly countOnSave?: (
    client: QueryClient,
    command: SaveCommand<T>,
  ) => Promise<Partial<T['counts']> | undefined>
  /** Completes a document whose header has no identity, from its content; returns any other as it is. */
  readonly complete: (stored: StoredParts) => StoredParts
  /**
   * Reads a document of an older schema version in the current one, without writing anything; absent if there was none.
   * @throws StudioError cen/doc-loading-error
   */
  readonly upgrade?: (stored: StoredParts) => Promise<StoredDocument<T>>
  /**
   * Deletes data that belongs to a document but is stored elsewhere, once its deletion can no longer be undone. Absent
   * if there is none. Safe to repeat.
   */
  readonly forget?: (store: DocumentStore, uuid: string) => Promise<void>
}
