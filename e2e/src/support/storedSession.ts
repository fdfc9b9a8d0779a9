import { expect, type Page } from '@playwright/test'
import { SHELL_URL } from './sharedStack.ts'

/** What the Firebase SDK keeps in the browser of who is signed in, as far as tests look at it. */
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

/** Where the SDK keeps it: a database of the shell's origin. */
const PLACE = {
  database: 'firebaseLocalStorageDb',
  store: 'firebaseLocalStorage',
  key: 'firebase:authUser:local-cloud:outcome-studio',
} as const

/** The stored sign-in, once there is one. The page has to be one of the product. */
export async function storedSession(page: Page): Promise<StoredSession> {
  const read = () => access(page, undefined)
  await expect.poll(read, { message: 'a stored sign-in' }).not.toBeNull()
  const session = await read()
  if (session === null) throw new Error('The stored sign-in went.')
  return session
}

/**
 * Writes over the stored sign-in, as somebody with the browser in their hands could. The page is left for one of the
 * product's origin that runs nothing; what was written counts from the next page on.
 */
export async function forgeSession(page: Page, changes: Partial<StoredSession>): Promise<void> {
  const session = await storedSession(page)
  await page.goto(`${SHELL_URL}/config.json`)
  await access(page, { ...session, ...changes })
}

function access(page: Page, session: StoredSession | undefined): Promise<StoredSession | null> {
  return page.evaluate(
    ({ database, store, key, replacement }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const entries = opening.result.transaction(store, 'readwrite').objectStore(store)
          const work = replacement ? entries.put({ fbase_key: key, value: replacement }) : entries.get(key)
          work.onerror = () => reject(work.error)
          work.onsuccess = () => {
            opening.result.close()
            const found: unknown = work.result
            resolve(replacement ?? (typeof found === 'object' && found ? Reflect.get(found, 'value') : null))
          }
        }
      }),
    { ...PLACE, replacement: session },
  )
}

/** A token as the local auth server issues them: its signature is never looked at, only production's is. */
export function unsignedToken(claims: object): string {
  const segment = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`
}

/** What a token says, whoever issued it. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}
