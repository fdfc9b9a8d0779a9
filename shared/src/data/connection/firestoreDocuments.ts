import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Documents, WatchFilter, WatchRange } from '../documents/Documents.ts'
import { answerInTime } from './answerInTime.ts'
import { applyWrites } from './applyWrites.ts'
import { awaitServer } from './awaitServer.ts'
import type { FirestoreConnection } from './Connection.ts'
import { transact } from './transact.ts'

/** Milliseconds until a query is given up; a version may have 1 MiB. */
const DEADLINE = 30_000

const inTime = <Answer>(answer: Promise<Answer>) =>
  answerInTime(answer, DEADLINE, new AbortController().signal)

/**
 * Reads and writes the documents of Firestore. Its promises reject with FirebaseError or ServiceError, for example
 * deadline-exceeded, permission-denied, unavailable.
 */
export function firestoreDocuments(firestore: FirestoreConnection): Documents {
  const { sdk, db } = firestore
  return {
    get: async (path) => (await inTime(sdk.getDocFromServer(sdk.doc(db, path)))).data(),
    list: async (collection, { field, below, order, limit, filter, belowId = null }) => {
      const query = sdk.query(
        sdk.collection(db, collection),
        ...(filter ? filterOf(firestore, filter) : []),
        ...(below === null || belowId !== null ? [] : [sdk.where(field, '<', below)]),
        ...(order === 'latest' ? [sdk.orderBy(field, 'desc'), sdk.orderBy(sdk.documentId(), 'desc')] : []),
        ...(belowId === null ? [] : [sdk.startAfter(below, belowId)]),
        sdk.limit(limit),
      )
      const { docs } = await inTime(sdk.getDocsFromServer(query))
      return docs.map((document) => ({ id: document.id, fields: document.data() }))
    },
    transact: (update) =>
      transact(firestore, (transaction) =>
        update({
          get: async (path) => (await transaction.get(sdk.doc(db, path))).data(),
          write: (writes) => applyWrites(firestore, transaction, writes),
          update: (path, changes) => void transaction.update(sdk.doc(db, path), changes),
        }),
      ),
    watchOne: (path, onFields, onError) =>
      sdk.onSnapshot(
        sdk.doc(db, path),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (!snapshot.metadata.fromCache) onFields(snapshot.data())
        },
        onError,
      ),
    watch: (collection, onDocuments, onError, filter, range) => {
      const query = sdk.query(
        sdk.collection(db, collection),
        ...(filter ? filterOf(firestore, filter) : []),
        ...(range ? rangeOf(firestore, range) : []),
      )
      const wait = awaitServer(() => onError(new StudioError('cen/offline')))
      const stop = sdk.onSnapshot(
        query,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (!snapshot.metadata.fromCache) wait.answered()
          // The cache also returns an empty list for a collection that was never read, and any part of a range.
          else if (snapshot.empty || range) return wait.emptyCache()
          onDocuments(snapshot.docs.map((document) => ({ id: document.id, fields: document.data() })))
        },
        (cause) => {
          wait.release()
          onError(cause)
        },
      )
      return () => {
        wait.release()
        stop()
      }
    },
  }
}

const filterOf = ({ sdk }: FirestoreConnection, { field, value, id }: WatchFilter) => [
  sdk.where(field, '==', value),
  ...(id === undefined ? [] : [sdk.where(sdk.documentId(), '==', id)]),
]

const rangeOf = ({ sdk }: FirestoreConnection, { field, limit, ...bound }: WatchRange) =>
  'from' in bound
    ? [sdk.where(field, '>=', bound.from), sdk.orderBy(field), sdk.limit(limit)]
    : [
        sdk.where(field, '<', bound.below),
        sdk.orderBy(field, 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        sdk.limit(limit),
      ]
