import type { Connection } from '../../connection/Connection.ts'
import { requireSignedIn } from '../../connection/requireSignedIn.ts'
import { isServiceError } from '../../errors/ServiceError.ts'
import { toStudioError } from '../../errors/toStudioError.ts'
import type { RedirectSignIn, SignInOutcome } from '../../session/RedirectSignIn.ts'
import { receiveRedirect } from './redirectFlow.ts'
import { untilSessionFollows } from './untilSessionFollows.ts'

/** Reads the result of a redirect sign-in. Never rejects. */
export async function completeRedirect(
  connection: Connection,
  redirect: RedirectSignIn,
): Promise<SignInOutcome> {
  try {
    if (!(await receiveRedirect(connection, redirect))) return { kind: 'noResult', redirect }
    await requireSignedIn(connection)
    const { auth } = await connection.auth()
    const isSignedIn = await untilSessionFollows(connection.session, () => auth.currentUser !== null)
    return { kind: isSignedIn ? 'signedIn' : 'cancelled', redirect }
  } catch (cause) {
    const isCancelled = isServiceError(cause) && cause.code === 'auth/user-cancelled'
    if (isCancelled) return { kind: 'cancelled', redirect }
    return { kind: 'failed', redirect, error: toStudioError(cause, 'cen/internal-error') }
  }
}
