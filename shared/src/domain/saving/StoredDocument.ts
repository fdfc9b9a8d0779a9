import type { Fields } from './PlannedWrite.ts'

/** The types of one kind of stored document, bundled so that generic code needs a single type parameter. */
export interface StoredTypes {
  /** Immutable: an edit makes another object. */
  readonly content: object
  readonly uuid: string
  /** Counts in the header, so that a list can show them without reading the content. */
  readonly counts: object
}

/** Header of a document, shown in lists. Times are ISO 8601 strings in UTC. */
export interface DocumentHeader<Uuid extends string, Counts extends object> {
  readonly docName: string
  /** Identifies the document for its whole life, whatever its name (docs/product.md §5). */
  readonly uuid: Uuid
  readonly createdAt: string
  readonly updatedAt: string
  /** Counts saves from 1; a save must name the revision it was based on. */
  readonly revision: number
  readonly schemaVersion: number
  readonly counts: Counts
}

interface Stored<Content, Header> {
  readonly header: Header
  readonly content: Content
  /** Set if an older version is stored. This is its upgrade in memory; upgrade the stored one before a save. */
  readonly isOlder?: true
}

interface Version<Content, Counts> {
  readonly revision: number
  readonly docName: string
  /** ISO 8601, UTC. */
  readonly savedAt: string
  /** Name given by the member; empty for none. */
  readonly name: string
  readonly counts: Counts
  readonly content: Content
}

/** Everything stored under one document's name, including unknown keys. */
export interface DocumentFields {
  /** Data of the header's document. */
  readonly document: Fields
  /** null if there is none. */
  readonly content: Fields | null
  /** null if there are none, or if the member may not read them. */
  readonly customRules: Fields | null
}

interface Removed<Uuid> extends DocumentFields {
  readonly docName: string
  readonly uuid: Uuid
}

// Aliases of interfaces by field: types that differ in other fields than these are then assignable to each other.

export type HeaderOf<T extends StoredTypes> = DocumentHeader<T['uuid'], T['counts']>

/** A document as it was read: one snapshot of header and content. */
export type StoredDocument<T extends StoredTypes> = Stored<T['content'], HeaderOf<T>>

/** A document as one of its saves wrote it. Only its name can change. */
export type DocumentVersion<T extends StoredTypes> = Version<T['content'], T['counts']>

/**
 * A deleted document as it was stored, including unknown keys. Custom rules that the member may not read were not
 * deleted.
 */
export type RemovedDocument<T extends StoredTypes> = Removed<T['uuid']>
