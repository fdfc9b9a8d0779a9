/** A repository whose list can be watched. */
interface Listed<Header> {
  watchList(onHeaders: (headers: readonly Header[]) => void, onError: (error: Error) => void): () => void
}

/** Resolves with the first list of documents that satisfies a condition. */
export function nextList<Header>(
  documents: Listed<Header>,
  isWanted: (headers: readonly Header[]) => boolean,
): Promise<readonly Header[]> {
  return new Promise((resolve, reject) => {
    const release = documents.watchList((headers) => {
      if (!isWanted(headers)) return
      resolve(headers)
      queueMicrotask(() => release())
    }, reject)
  })
}
