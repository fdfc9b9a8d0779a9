type Uid = string | null | undefined

/** Query keys of documents. They include the member, so that members never see each other's documents. */
export interface DocumentKeys {
  readonly list: (uid: Uid) => readonly unknown[]
  readonly document: (uid: Uid, docName: string) => readonly unknown[]
}

/**
 * Creates the query keys of a kind of document.
 * @param kind different for each kind
 */
export const documentKeys = (kind: string): DocumentKeys => ({
  list: (uid) => [kind, uid, 'list'],
  document: (uid, docName) => [kind, uid, 'document', docName],
})
