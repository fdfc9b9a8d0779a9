import { FIREBASE_SIGN_IN } from '@outcome-studio/shared/domain'
import { parseStoredSignIn, type StoredSignIn, type WantedSignIn } from './parseStoredSignIn.ts'

/** Object store in which the sign-in SDK stores the signed-in user. */
const STORE = 'firebaseLocalStorage'

/** Milliseconds after which a storage that does not respond counts as blocked. */
const TIMEOUT = 500

/**
 * Reads the sign-in that the SDK stored in this browser, without the SDK. Never rejects.
 * @returns null if there is no usable one, for whatever reason; the SDK then decides
 */
export async function readStoredSignIn(wanted: WantedSignIn): Promise<StoredSignIn | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), TIMEOUT)
  try {
    const content = await Promise.race([readContent(wanted), late.promise])
    return parseStoredSignIn(content, wanted)
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function readContent({ apiKey, appName }: WantedSignIn): Promise<unknown> {
  const opening = indexedDB.open(FIREBASE_SIGN_IN.key)
  // The database does not exist. Abort, so that none is created: the SDK creates its own.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await settled(opening)
  try {
    const store = database.transaction(STORE, 'readonly').objectStore(STORE)
    return await settled(store.get(`firebase:authUser:${apiKey}:${appName}`))
  } finally {
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
