import type { Connection } from '../../connection/Connection.ts'
import { isServiceError } from '../../errors/ServiceError.ts'
import { toStudioError } from '../../errors/toStudioError.ts'
import type { SignInOutcome } from '../completeSignIn.ts'
import { requireSignedIn } from '../requireSignedIn.ts'
import { comeBack } from './redirectFlow.ts'
import type { SignInTrip } from './SignInTrip.ts'
import { untilSessionTold } from './untilSessionTold.ts'

/** Failures that have words of their own for members. */
const KEPT: ReadonlySet<string> = new Set([
  'auth/user-mismatch',
  'auth/user-disabled',
  'auth/invalid-credential',
  'auth/missing-or-invalid-nonce',
  'auth/account-exists-with-different-credential',
  'auth/operation-not-allowed',
  'auth/too-many-requests',
])

/** Takes what a trip to the identity provider brought, and says how it ended. Never rejects. */
export async function completeTrip(connection: Connection, trip: SignInTrip): Promise<SignInOutcome> {
  try {
    if (!(await comeBack(connection, trip))) return { kind: 'cancelled', trip }
    await requireSignedIn(connection)
    const { auth } = await connection.auth()
    const isSignedIn = await untilSessionTold(connection.session, () => auth.currentUser !== null)
    return { kind: isSignedIn ? 'signedIn' : 'cancelled', trip }
  } catch (cause) {
    const code = isServiceError(cause) ? cause.code : ''
    if (code === 'auth/user-cancelled') return { kind: 'cancelled', trip }
    const error =
      cause instanceof Error && KEPT.has(code) ? cause : toStudioError(cause, 'cen/internal-error')
    return { kind: 'failed', trip, error }
  }
}
