import type { WebStorageKey } from '@outcome-studio/shared/storage'
import type { DocumentMerge } from './DocumentMerge.ts'
import type { DocumentTypes } from './DocumentTypes.ts'
import type { DocumentViews } from './DocumentViews.ts'

/** Everything a document session needs to know about one kind of document. All functions are pure. */
export interface DocumentKind<T extends DocumentTypes> {
  /** Unique among the kinds, for example "study". Drafts on the device store the content under this key. */
  readonly name: string
  /** The row of the stored keys for drafts on the device. */
  readonly draftKey: WebStorageKey
  /** An empty document. */
  create(uuid: T['uuid']): T['content']
  uuidOf(content: T['content']): T['uuid']
  /** The same content with another uuid. */
  withUuid(content: T['content'], uuid: T['uuid']): T['content']
  /** Reads content of unknown origin. @throws Error if it is not content of this kind */
  parse(value: unknown): T['content']
  /** Returns the same object if the operation changes nothing. */
  apply(content: T['content'], operation: T['operation']): T['content']
  /**
   * The operation that undoes another; null if it cannot be undone.
   * @param content as it is before the operation
   */
  inverse(content: T['content'], operation: T['operation']): T['operation'] | null
  /**
   * Describes an operation, for example "outcome statement 2.1 removed".
   * @param content as it is before the operation
   */
  describe(content: T['content'], operation: T['operation']): string
  /**
   * The field that an operation types in; null for other operations. Consecutive typing in one field is undone
   * together.
   */
  fieldTypedIn(operation: T['operation']): string | null
  /** The field to focus after an operation was undone or redone; null if no field shows it. */
  fieldChanged(operation: T['operation'], before: T['content'], after: T['content']): string | null
  /** A content equal to `after` that shares its unchanged parts with `before`, so that only changed parts render. */
  share(before: T['content'], after: T['content']): T['content']
  isEqual(one: T['content'], other: T['content']): boolean
  /** @param base the common ancestor; null if it is unknown, then every difference is to be chosen */
  merge(base: T['content'] | null, mine: T['content'], theirs: T['content']): DocumentMerge<T['content']>
  createViews(content: T['content']): T['views'] & DocumentViews<T['content']>
}
