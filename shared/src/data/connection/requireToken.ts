import type { Connection } from './Connection.ts'

/**
 * Renews the token if it has expired. Await it before a transaction: if renewing fails while a transaction runs,
 * the Firestore SDK does not work on this page any more.
 * @throws FirebaseError auth/network-request-failed …
 */
export async function requireToken({ auth: connect }: Pick<Connection, 'auth'>): Promise<void> {
  const { auth } = await connect()
  await auth.currentUser?.getIdToken()
}
