import { FIREBASE_SIGN_IN } from '@outcome-studio/shared/storage'

/** Milliseconds of one turn of waiting. */
const TURN = 1_000

/**
 * Turns after which a storage that has not responded counts as silent. A busy disk responds within a second, a busy
 * machine within a few.
 */
const TURNS = 10

interface Page {
  readonly indexedDB?: IDBFactory | undefined
}

type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>

/** A storage that was removed from the page because it did not respond. */
export interface SilentStorage {
  /** Resolves when the storage responds after all. Never rejects. */
  readonly answered: Promise<unknown>
}

/**
 * Removes IndexedDB from the page if it does not respond, for example after a failed update of the browser's files.
 * Also removes it if a write never begins, because the browser left a transaction of another page open. The Firebase
 * SDKs wait for IndexedDB without a limit; without it, they use local storage or memory.
 * @returns the storage that was removed; null if it stays
 */
export async function hideSilentStorage(
  page: Page = globalThis,
  clock: Clock = globalThis,
): Promise<SilentStorage | null> {
  const storage = storageOf(page)
  if (!storage) return null
  const { promise: late, resolve } = Promise.withResolvers<'silent'>()
  const stopWaiting = afterTurns(clock, () => resolve('silent'))
  const answered = answer(storage)
  const first = await Promise.race([answered, late])
  stopWaiting()
  if (first === 'answered') return null
  Object.defineProperty(page, 'indexedDB', { value: undefined, configurable: true })
  return { answered }
}

/**
 * Counts turns instead of time: after a pause of the whole page (sleep, a frozen tab, a busy machine) the timer and the
 * storage's answer are due at once, and the answer has to be seen first.
 */
function afterTurns(clock: Clock, onOver: () => void): () => void {
  let turns = 0
  const wait = () => clock.setTimeout(next, TURN)
  const next = () => {
    turns += 1
    if (turns === TURNS) onOver()
    else timer = wait()
  }
  let timer = wait()
  return () => clock.clearTimeout(timer)
}

/** Some browsers that block storage throw when it is read. */
function storageOf(page: Page): IDBFactory | undefined {
  try {
    return page.indexedDB
  } catch {
    return undefined
  }
}

/** Resolves with any answer. Errors are left to the SDK, which then uses another storage. */
function answer(storage: IDBFactory): Promise<'answered'> {
  return new Promise((resolve) => {
    try {
      const opening = storage.open(FIREBASE_SIGN_IN.key)
      // The database does not exist. Abort, so that none is created: the SDK creates its own.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      opening.onerror = () => resolve('answered')
      opening.onsuccess = () => {
        const database = opening.result
        const end = () => {
          database.close()
          resolve('answered')
        }
        try {
          write(database, end)
        } catch {
          end()
        }
      }
    } catch {
      resolve('answered')
    }
  })
}

/** Waits until all other transactions have ended, like the SDK's first write. Writes nothing. */
function write(database: IDBDatabase, onEnd: () => void): void {
  const [store] = database.objectStoreNames
  if (store === undefined) {
    onEnd()
    return
  }
  const transaction = database.transaction(store, 'readwrite')
  transaction.objectStore(store).count()
  transaction.oncomplete = onEnd
  transaction.onabort = onEnd
}
