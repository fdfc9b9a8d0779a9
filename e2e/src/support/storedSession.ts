import { expect, type Page } from '@playwright/test'
import { SHELL_URL } from './sharedStack.ts'

/** The fields of the Firebase SDK's stored session that tests read. */
export interface StoredSession {
  readonly uid: string
  readonly email: string
  readonly stsTokenManager: {
    readonly accessToken: string
    readonly refreshToken: string
    /** Milliseconds since 1970. */
    readonly expirationTime: number
  }
}

/** The SDK's IndexedDB database, on the shell's origin. */
const PLACE = {
  database: 'firebaseLocalStorageDb',
  store: 'firebaseLocalStorage',
  keyPath: 'fbase_key',
} as const

/** Key of the session. @param apiKey of the project's options */
const keyOf = (apiKey: string): string => `firebase:authUser:${apiKey}:outcome-studio`
const LOCAL_KEY = 'local-cloud'

/** Waits for the stored session and returns it. The page must be on the product's origin. */
export async function storedSession(page: Page): Promise<StoredSession> {
  const read = () => access(page, undefined)
  await expect.poll(read, { message: 'a stored sign-in' }).not.toBeNull()
  const session = await read()
  if (session === null) throw new Error('The stored sign-in went.')
  return session
}

/**
 * Overwrites the stored session, as an attacker with access to the browser could. The page leaves for one of the
 * product's origin that runs no scripts. The change takes effect at the next page.
 */
export async function forgeSession(page: Page, changes: Partial<StoredSession>): Promise<void> {
  await storeSession(page, { ...(await storedSession(page)), ...changes })
}

/** Stores a session. The page leaves for one of the product's origin that runs no scripts. */
export async function storeSession(
  page: Page,
  session: StoredSession,
  shellUrl: string = SHELL_URL,
  apiKey: string = LOCAL_KEY,
): Promise<void> {
  await page.goto(`${shellUrl}/config.json`)
  await access(page, session, apiKey)
}

function access(
  page: Page,
  session: StoredSession | undefined,
  apiKey = LOCAL_KEY,
): Promise<StoredSession | null> {
  return page.evaluate(
    ({ database, store, keyPath, key, replacement }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database)
        // As the SDK creates it.
        opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, 'readwrite')
          const entries = transaction.objectStore(store)
          const work = replacement ? entries.put({ [keyPath]: key, value: replacement }) : entries.get(key)
          transaction.onabort = () => reject(transaction.error)
          // Not before: the next page must read what was written.
          transaction.oncomplete = () => {
            opening.result.close()
            const found: unknown = work.result
            resolve(replacement ?? (typeof found === 'object' && found ? Reflect.get(found, 'value') : null))
          }
        }
      }),
    { ...PLACE, key: keyOf(apiKey), replacement: session },
  )
}

/** A token in the format of the local auth server, whose signature is not verified. Production verifies signatures. */
export function unsignedToken(claims: object): string {
  const segment = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`
}

/** Decodes a token's claims without verification. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}
