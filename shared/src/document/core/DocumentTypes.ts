import type { StoredTypes } from '@outcome-studio/shared/domain/saving'

/** The types of one kind of document for a session, bundled so that generic code needs a single type parameter. */
export interface DocumentTypes extends StoredTypes {
  /** An edit as data. */
  readonly operation: object
  /** The content, indexed for components that show a part of it; see DocumentViews. */
  readonly views: object
}

/** Name and content of a document at one time. */
export interface DocumentState<T extends DocumentTypes> {
  readonly docName: string
  readonly content: T['content']
}
