import type { CollectionPath, DocumentPath } from '@outcome-studio/shared/domain/paths'
import type { Fields, PlannedWrite } from '@outcome-studio/shared/domain/saving'

/** A document of the database as it was read. */
export interface RawDocument {
  readonly id: string
  readonly fields: Fields
}

/** One transaction. All reads come before the first write. */
export interface DocumentTransaction {
  /** Resolves with the document's data; undefined if there is no such document. */
  get(path: DocumentPath): Promise<Fields | undefined>
  /** Stores all writes, or none. */
  write(writes: readonly PlannedWrite[]): void
  /** Changes fields of an existing document. @param changes values by field, or by path of a field within a map */
  update(path: DocumentPath, changes: Fields): void
}

/** The documents of a collection whose field is below a value. Documents without the field are left out. */
export interface DocumentQuery {
  readonly field: string
  /** null for all values. */
  readonly below: string | number | null
  /** "latest" lists by the field, the highest value first; equal ones by their ids, the highest first. */
  readonly order: 'latest' | 'any'
  readonly limit: number
  /** Default: none. Security rules refuse a query that could return others. */
  readonly filter?: WatchFilter
  /** Id of a document with the value `below`, to continue after it by "latest". Equal ones with lower ids follow. */
  readonly belowId?: string | null
}

/**
 * Restricts a listener to the documents whose field has this value. Security rules refuse a query that could return
 * others.
 */
export interface WatchFilter {
  readonly field: string
  readonly value: string
  /** Id of the only document to return; default: any. */
  readonly id?: string
}

/** Restricts a listener to the first documents by a field. Those without the field are left out. */
export type WatchRange = { readonly field: string; readonly limit: number } & (
  | {
      /** The lowest value, which comes first. */
      readonly from: string
    }
  | {
      /** Lower values are returned, the highest first; equal ones by their ids, the highest first. */
      readonly below: string
    }
)

/** Reads and writes documents of the server, never of a cache. Implemented by Firestore, and in memory for tests. */
export interface Documents {
  get(path: DocumentPath): Promise<Fields | undefined>
  list(collection: CollectionPath, query: DocumentQuery): Promise<readonly RawDocument[]>
  /** Calls `update` again if documents it read were changed meanwhile. */
  transact<Result>(update: (transaction: DocumentTransaction) => Promise<Result>): Promise<Result>
  /**
   * Calls back with a document, undefined if there is none, now and after each change; returns the release. An error
   * ends it.
   */
  watchOne(
    path: DocumentPath,
    onFields: (fields: Fields | undefined) => void,
    onError: (cause: unknown) => void,
  ): () => void
  /**
   * Calls back with all documents of a collection, now and after each change; returns the release. After cen/offline it
   * continues to listen; any other error ends it.
   * @param filter default: none
   * @param range default: all
   */
  watch(
    collection: CollectionPath,
    onDocuments: (documents: readonly RawDocument[]) => void,
    onError: (cause: unknown) => void,
    filter?: WatchFilter,
    range?: WatchRange,
  ): () => void
}
