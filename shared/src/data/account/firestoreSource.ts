import type { ExportedDocument } from '@outcome-studio/shared/domain/account'
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase/firestore'
import { answerInTime } from '../connection/answerInTime.ts'
import type { FirestoreConnection } from '../connection/Connection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import type { MemberSource } from './MemberSource.ts'
import { plainFields } from './plainFields.ts'

/** Milliseconds one page may take. */
const DEADLINE = 30_000

/** A study's content may have 1 MiB; the pages of the others are small. */
const PAGE = 25

/**
 * Creates a source that reads from the server, because the cache may be stale or empty.
 * @param signal aborts all reads, which then reject with its reason
 */
export function firestoreSource({ sdk, db }: FirestoreConnection, signal: AbortSignal): MemberSource {
  const ask = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answerInTime(answer, DEADLINE, signal)
    } catch (cause) {
      signal.throwIfAborted()
      throw toStudioError(cause, 'cen/doc-loading-error')
    }
  }
  const exported = (snapshot: QueryDocumentSnapshot): ExportedDocument => ({
    id: snapshot.id,
    fields: plainFields(snapshot.data(), sdk),
  })
  const exists = (snapshot: DocumentSnapshot): snapshot is QueryDocumentSnapshot => snapshot.exists()

  return {
    document: async (path) => {
      const snapshot = await ask(sdk.getDocFromServer(sdk.doc(db, path)))
      return exists(snapshot) ? exported(snapshot) : null
    },
    page: async (path, after) => {
      const from = after === null ? [] : [sdk.startAfter(after)]
      const query = sdk.query(
        sdk.collection(db, path),
        sdk.orderBy(sdk.documentId()),
        ...from,
        sdk.limit(PAGE),
      )
      return (await ask(sdk.getDocsFromServer(query))).docs.map(exported)
    },
  }
}
