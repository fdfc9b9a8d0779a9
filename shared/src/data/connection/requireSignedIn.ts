import { StudioError } from '@outcome-studio/shared/domain/errors'
import { readSession } from '../session/readSession.ts'
import type { SignedIn } from '../session/Session.ts'
import type { Connection } from './Connection.ts'

/**
 * Returns the signed-in user, after the browser's stored sign-in was read.
 * @throws StudioError cen/sign-in-required
 */
export async function requireSignedIn(connection: Pick<Connection, 'auth'>): Promise<SignedIn> {
  const { auth } = await connection.auth()
  await auth.authStateReady()
  const session = await readSession(auth.currentUser)
  if (session.state === 'signedOut') throw new StudioError('cen/sign-in-required')
  return session
}
