import { StudioError } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** How the signed-in person came in. */
export interface SignIn {
  /** When they proved who they are; a renewed token does not count. */
  readonly signedInAt: Date
  /** By a token made by the server, as developers do, and not by the identity provider. */
  readonly isByToken: boolean
}

/**
 * When and how the signed-in person signed in last.
 * @throws StudioError cen/sign-in-required, cen/offline
 */
export async function readSignIn({ auth } = currentConnection()): Promise<SignIn> {
  await auth.authStateReady()
  if (!auth.currentUser) throw new StudioError('cen/sign-in-required')
  try {
    const { authTime, signInProvider } = await auth.currentUser.getIdTokenResult()
    return { signedInAt: new Date(authTime), isByToken: signInProvider === 'custom' }
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
