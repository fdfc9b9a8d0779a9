import type { Connection } from '../connection/Connection.ts'

/**
 * Fetches a new token where the one at hand has expired. To be awaited before a transaction: the database's SDK
 * cannot cope with a token that fails to come while a transaction runs, and is of no use on that page ever after.
 * @throws FirebaseError auth/network-request-failed …
 */
export async function requireToken({ auth: connect }: Pick<Connection, 'auth'>): Promise<void> {
  const { auth } = await connect()
  await auth.currentUser?.getIdToken()
}
