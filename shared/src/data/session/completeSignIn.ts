import { currentConnection } from '../connection/currentConnection.ts'
import { isServiceError } from '../errors/ServiceError.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { forgetTrip, readTrip, type SignInTrip } from './redirect/SignInTrip.ts'
import { requireSignedIn } from './requireSignedIn.ts'
import type { SessionStore } from './SessionStore.ts'

/** How a trip to the identity provider ended. */
export type SignInOutcome =
  /** The page was opened without one. */
  | { readonly kind: 'noTrip' }
  /** The person went back by themselves, which is no error. */
  | { readonly kind: 'cancelled'; readonly trip: SignInTrip }
  | { readonly kind: 'signedIn'; readonly trip: SignInTrip }
  | { readonly kind: 'failed'; readonly trip: SignInTrip; readonly error: Error }

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

/** Whether this tab comes back from the identity provider, or may. */
export function isSignInPending(): boolean {
  return readTrip() !== null
}

/** Takes what a trip to the identity provider brought. To be called once, when the page opens. Never rejects. */
export async function completeSignIn(connection = currentConnection()): Promise<SignInOutcome> {
  const trip = readTrip()
  if (trip === null) return { kind: 'noTrip' }
  try {
    const { comeBack } = await import('./redirect/redirectFlow.ts')
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
  } finally {
    forgetTrip()
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
