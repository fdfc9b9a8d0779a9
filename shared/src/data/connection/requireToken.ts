import type { Connection } from './Connection.ts'

/**
 * Renews the token if it has expired. Await it before a transaction: a renewal that fails during a transaction breaks
 * the Firestore SDK on this page.
 * @throws FirebaseError auth/network-request-failed …
 */
export async function requireToken({ auth: connect }: Pick<Connection, 'auth'>): Promise<void> {
  const { auth } = await connect()
  await auth.currentUser?.getIdToken()
}
