import { FIREBASE_SIGN_IN } from '@outcome-studio/shared/storage'
import {
  parseStoredSignIn,
  parseStoredUid,
  type StoredSignIn,
  type WantedSignIn,
} from './parseStoredSignIn.ts'
import { settled } from './settled.ts'

/** Object store in which the sign-in SDK stores the signed-in user. */
const STORE = 'firebaseLocalStorage'

/** Milliseconds after which a storage that does not respond counts as blocked. */
const TIMEOUT = 500

/** What the browser stored about a sign-in. Neither promise rejects. */
export interface StoredSignInReading {
  /** The usable sign-in; null if there is none or the storage responds late. The SDK then decides. */
  readonly signIn: Promise<StoredSignIn | null>
  /** The user of a sign-in of any age, however late the storage responds; null if there is none. */
  readonly uid: Promise<string | null>
}

/** Reads the sign-in that the SDK stored in this browser, without the SDK. */
export function readStoredSignIn(wanted: WantedSignIn): StoredSignInReading {
  const content = readContent(wanted).catch(() => null)
  return {
    signIn: inTime(content).then((stored) => parseStoredSignIn(stored, wanted)),
    uid: content.then((stored) => parseStoredUid(stored, wanted)),
  }
}

async function inTime(content: Promise<unknown>): Promise<unknown> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), TIMEOUT)
  try {
    return await Promise.race([content, late.promise])
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
