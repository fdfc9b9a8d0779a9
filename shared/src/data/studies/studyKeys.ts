type Uid = string | null | undefined

/** Query keys of the studies; the member is part of them, so nothing of one is ever shown to another. */
export const studyKeys = {
  list: (uid: Uid) => ['studies', uid, 'list'] as const,
  document: (uid: Uid, docName: string) => ['studies', uid, 'document', docName] as const,
}
