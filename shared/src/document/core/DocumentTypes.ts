/** The fields that the list of documents shows. Times are ISO 8601 strings in UTC. */
export interface DocumentHeader {
  readonly docName: string
  /** Identifies the document for its whole life, whatever its name (docs/product.md §5). */
  readonly uuid: string
  readonly createdAt: string
  readonly updatedAt: string
  /** Counts saves from 1; a save must name the revision it was based on. */
  readonly revision: number
  readonly schemaVersion: number
}

/** A deleted document with everything needed to restore it. */
export interface RemovedDocument {
  readonly docName: string
  readonly uuid: string
}

/** The types of one kind of document, bundled so that generic code needs a single type parameter. */
export interface DocumentTypes {
  readonly header: DocumentHeader
  /** Immutable: an operation that changes something makes another object. */
  readonly content: object
  /** An edit as data. */
  readonly operation: object
  /** The content, indexed for components that show a part of it; see DocumentViews. */
  readonly views: object
  readonly removed: RemovedDocument
}

export type UuidOf<T extends DocumentTypes> = T['header']['uuid']

/** A document as it was read: one snapshot of header and content. */
export interface StoredDocument<T extends DocumentTypes> {
  readonly header: T['header']
  readonly content: T['content']
}

/** Name and content of a document at one time. */
export interface DocumentState<T extends DocumentTypes> {
  readonly docName: string
  readonly content: T['content']
}

/** A document as one of its saves wrote it. It never changes. */
export interface DocumentVersion<T extends DocumentTypes> extends DocumentState<T> {
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly savedAt: string
}
