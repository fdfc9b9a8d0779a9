type Uid = string | null | undefined

/** Query keys of the studies. They include the member, so that nobody sees another member's studies. */
export const studyKeys = {
  list: (uid: Uid) => ['studies', uid, 'list'] as const,
  document: (uid: Uid, docName: string) => ['studies', uid, 'document', docName] as const,
}
