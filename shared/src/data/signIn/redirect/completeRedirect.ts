import type { Connection } from '../../connection/Connection.ts'
import { requireSignedIn } from '../../connection/requireSignedIn.ts'
import { isServiceError } from '../../errors/ServiceError.ts'
import { toStudioError } from '../../errors/toStudioError.ts'
import type { RedirectSignIn, SignInOutcome } from '../../session/RedirectSignIn.ts'
import { receiveRedirect } from './redirectFlow.ts'
import { untilSessionFollows } from './untilSessionFollows.ts'

/** Codes with a message of their own. */
const WITH_OWN_MESSAGE: ReadonlySet<string> = new Set([
  'auth/user-mismatch',
  'auth/user-disabled',
  'auth/invalid-credential',
  'auth/missing-or-invalid-nonce',
  'auth/account-exists-with-different-credential',
  'auth/operation-not-allowed',
  'auth/too-many-requests',
])

/** Reads the result of a redirect sign-in. Never rejects. */
export async function completeRedirect(
  connection: Connection,
  redirect: RedirectSignIn,
): Promise<SignInOutcome> {
  try {
    if (!(await receiveRedirect(connection, redirect))) return { kind: 'cancelled', redirect }
    await requireSignedIn(connection)
    const { auth } = await connection.auth()
    const isSignedIn = await untilSessionFollows(connection.session, () => auth.currentUser !== null)
    return { kind: isSignedIn ? 'signedIn' : 'cancelled', redirect }
  } catch (cause) {
    const code = isServiceError(cause) ? cause.code : ''
    if (code === 'auth/user-cancelled') return { kind: 'cancelled', redirect }
    const error =
      cause instanceof Error && WITH_OWN_MESSAGE.has(code)
        ? cause
        : toStudioError(cause, 'cen/internal-error')
    return { kind: 'failed', redirect, error }
  }
}
