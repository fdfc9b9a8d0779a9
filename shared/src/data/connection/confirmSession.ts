import { isServiceError } from '../errors/ServiceError.ts'
import type { Connection } from './Connection.ts'

/**
 * Codes by which the sign-in service refuses the account or session permanently. The SDK itself signs out only for the
 * first two.
 */
const REFUSALS: ReadonlySet<string> = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
])

/** The user who deletes their account on a client. The screen of the deletion reports its result. */
const held = new WeakMap<Connection['auth'], string>()

/** Prevents confirmSession from ending the current user's session on this page. Returns the release. */
export function holdSession({ auth, session }: Pick<Connection, 'auth' | 'session'>): () => void {
  const current = session.get()
  if (current?.state === 'signedIn') held.set(auth, current.uid)
  return () => void held.delete(auth)
}

/**
 * Requests a new token after the server has refused the current one or the record has disappeared. Ends the session on
 * this page if the account was deleted or disabled, or its sessions were ended elsewhere.
 * @returns whether a user is still signed in; true if the service cannot be asked
 */
export async function confirmSession(connection: Pick<Connection, 'auth'>): Promise<boolean> {
  const { sdk, auth } = await connection.auth()
  const user = auth.currentUser
  if (user === null) return false
  if (held.get(connection.auth) === user.uid) return true
  try {
    await user.getIdToken(true)
    return true
  } catch (cause) {
    if (!isServiceError(cause) || !REFUSALS.has(cause.code)) return true
    if (auth.currentUser === user) await sdk.signOut(auth)
    return false
  }
}

/**
 * Ends the session on this page if it began before the member ended all sessions (docs/product.md §4).
 * @param validSince seconds since 1970
 */
export async function endOlderSession(
  validSince: number,
  connection: Pick<Connection, 'auth'>,
): Promise<void> {
  const { sdk, auth } = await connection.auth()
  const user = auth.currentUser
  if (user === null) return
  const { authTime } = await user.getIdTokenResult()
  if (auth.currentUser === user && Date.parse(authTime) / 1000 < validSince) await sdk.signOut(auth)
}
