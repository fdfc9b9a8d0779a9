import type { Connection } from '../../connection/Connection.ts'
import { isServiceError } from '../../errors/ServiceError.ts'
import { toStudioError } from '../../errors/toStudioError.ts'
import type { SignInOutcome } from '../completeSignIn.ts'
import { requireSignedIn } from '../requireSignedIn.ts'
import type { SessionStore } from '../SessionStore.ts'
import { comeBack } from './redirectFlow.ts'
import type { SignInTrip } from './SignInTrip.ts'

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
    await untilSignedIn(connection.session)
    return { kind: 'signedIn', trip }
  } catch (cause) {
    const code = isServiceError(cause) ? cause.code : ''
    if (code === 'auth/user-cancelled') return { kind: 'cancelled', trip }
    const error =
      cause instanceof Error && KEPT.has(code) ? cause : toStudioError(cause, 'cen/internal-error')
    return { kind: 'failed', trip, error }
  }
}

/** What follows the session is told a moment after the SDK knows. */
function untilSignedIn({ get, subscribe }: SessionStore): Promise<void> {
  if (get()?.state === 'signedIn') return Promise.resolve()
  return new Promise((resolve) => {
    const release = subscribe(() => {
      if (get()?.state !== 'signedIn') return
      release()
      resolve()
    })
  })
}
