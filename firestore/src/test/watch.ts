import type firebase from 'firebase/compat/app'

type Query = firebase.firestore.Query
type DocumentReference = firebase.firestore.DocumentReference
interface Snapshot {
  readonly metadata: { readonly fromCache: boolean }
}

/** The first snapshot from the server. Rejects when access is denied. */
export function watch(query: Query): Promise<firebase.firestore.QuerySnapshot> {
  return first((next, error) => query.onSnapshot({ includeMetadataChanges: true }, next, error))
}

/** Like watch, for one document. */
export function watchDocument(document: DocumentReference): Promise<firebase.firestore.DocumentSnapshot> {
  return first((next, error) => document.onSnapshot({ includeMetadataChanges: true }, next, error))
}

async function first<T extends Snapshot>(
  listen: (next: (snapshot: T) => void, error: (error: Error) => void) => () => void,
): Promise<T> {
  let release = (): void => {}
  try {
    return await new Promise<T>((resolve, reject) => {
      // The first snapshot may come from the client's cache, whatever the rules allow.
      release = listen((snapshot) => {
        if (!snapshot.metadata.fromCache) resolve(snapshot)
      }, reject)
    })
  } finally {
    release()
  }
}
