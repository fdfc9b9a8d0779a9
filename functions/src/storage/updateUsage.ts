import { createHash } from 'node:crypto'
import { NEEDS_PLACE, STUDY_PLACE, usageEntriesPath, usagePath } from '@outcome-studio/shared/domain/paths'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { storageUseOf } from './storageUseOf.ts'

const OWN_DOCUMENTS: ReadonlySet<string> = new Set([STUDY_PLACE.collection, NEEDS_PLACE.collection])

/**
 * Makes the count of a member's storage agree with one document as it is now.
 *
 * Each document has an entry, so the change of the total is known, whatever events came before. The transaction locks
 * only the entry; the total is incremented without being read. So changes of different documents do not wait for each
 * other, and a save does not wait for its count.
 * @param path of a document below the member's record
 * @returns whether the total changed
 */
export async function updateUsage(uid: string, path: string, firestore: Firestore): Promise<boolean> {
  const total = firestore.doc(usagePath(uid))
  const entry = firestore.collection(usageEntriesPath(uid)).doc(entryIdOf(path))
  return await firestore.runTransaction(async (transaction) => {
    const counted = storageUseOf((await transaction.get(entry)).data())
    // Read after the entry is locked: of two events the one that comes second reads what is stored now.
    const stored = await firestore.doc(path).get()
    const documents = stored.exists && isOwnDocument(path) ? 1 : 0
    const bytes = stored.exists ? sizeOf(stored) : 0
    // Written even without a change: two concurrent events then conflict, and the second reads again.
    if (stored.exists) transaction.set(entry, { documents, bytes })
    else transaction.delete(entry)
    const change = { documents: documents - counted.documents, bytes: bytes - counted.bytes }
    if (change.documents === 0 && change.bytes === 0) return false
    transaction.set(
      total,
      { documents: FieldValue.increment(change.documents), bytes: FieldValue.increment(change.bytes) },
      { merge: true },
    )
    return true
  })
}

/** domains/{domain}/users/{uid}/{collection}/{docName} is a document of the member's own. */
function isOwnDocument(path: string): boolean {
  const [, , , , collection = '', , ...deeper] = path.split('/')
  return deeper.length === 0 && OWN_DOCUMENTS.has(collection)
}

/** About the size that Firestore bills: the names and values in UTF-8. */
const sizeOf = (stored: DocumentSnapshot): number =>
  Buffer.byteLength(stored.ref.path) + Buffer.byteLength(JSON.stringify(stored.data()))

const entryIdOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 32)
