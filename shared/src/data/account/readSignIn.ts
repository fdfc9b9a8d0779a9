import { StudioError } from '@outcome-studio/shared/domain/errors'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** How the user signed in. */
export interface SignIn {
  /** True for a custom token (developer login), false for the identity provider. */
  readonly isByToken: boolean
  /** Whether the address was confirmed before the current token was issued. */
  readonly isEmailVerified: boolean
}

/**
 * Reads how the user signed in.
 * @throws StudioError cen/sign-in-required, cen/offline
 */
export async function readSignIn(connection = currentConnection()): Promise<SignIn> {
  const { auth } = await connection.auth()
  await auth.authStateReady()
  if (!auth.currentUser) throw new StudioError('cen/sign-in-required')
  try {
    const { signInProvider, claims } = await auth.currentUser.getIdTokenResult()
    return { isByToken: signInProvider === 'custom', isEmailVerified: claims.email_verified === true }
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
