import { SNAPSHOTS } from '@outcome-studio/shared/storage'
import { settled } from '../session/stored/settled.ts'

/** Raise it when the form of what is stored changes. Snapshots of another form are discarded. */
const VERSION = 1
const STORE = 'snapshots'

/** A page, whose IndexedDB is absent or throws where the browser blocks it. */
export interface SnapshotPage {
  readonly indexedDB?: IDBFactory | undefined
}

/** Only a write creates the database. To erase, any form of it is opened. */
type SnapshotAccess = 'read' | 'write' | 'erase'

/**
 * Runs one transaction on the snapshots of this browser. The database is closed afterwards, so that a page never
 * blocks a newer version of itself in another tab for longer than a transaction.
 * @param work awaits requests of the store and nothing else, because the transaction would end
 * @throws whatever the browser throws, also if there is no database to read or erase
 */
export async function inSnapshots<Result>(
  page: SnapshotPage,
  access: SnapshotAccess,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open(page, access)
  try {
    const transaction = database.transaction(STORE, access === 'read' ? 'readonly' : 'readwrite')
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), completed(transaction)])
    return result
  } finally {
    database.close()
  }
}

async function open({ indexedDB }: SnapshotPage, access: SnapshotAccess): Promise<IDBDatabase> {
  if (!indexedDB) throw new Error('This browser has no IndexedDB.')
  const opening = access === 'erase' ? indexedDB.open(SNAPSHOTS.key) : indexedDB.open(SNAPSHOTS.key, VERSION)
  opening.onupgradeneeded = ({ oldVersion }) => {
    const { result, transaction } = opening
    if (oldVersion === 0 && access !== 'write') {
      transaction?.abort()
      return
    }
    for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name)
    result.createObjectStore(STORE)
  }
  return await settled(opening)
}

/** A transaction may fail although its requests succeeded, for example because the disk is full. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
