type Uid = string | null | undefined

/** Query keys of documents. They include the member, so that nobody sees another member's documents. */
export interface DocumentKeys {
  readonly list: (uid: Uid) => readonly unknown[]
  readonly document: (uid: Uid, docName: string) => readonly unknown[]
}

/** @param kind different for each kind of document */
export const documentKeys = (kind: string): DocumentKeys => ({
  list: (uid) => [kind, uid, 'list'],
  document: (uid, docName) => [kind, uid, 'document', docName],
})
