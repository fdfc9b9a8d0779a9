import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { forgetTrip, readTrip, type SignInTrip } from './redirect/SignInTrip.ts'

/** How a trip to the identity provider ended. */
export type SignInOutcome =
  /** The page was opened without one. */
  | { readonly kind: 'noTrip' }
  /** The person went back by themselves, which is no error. */
  | { readonly kind: 'cancelled'; readonly trip: SignInTrip }
  | { readonly kind: 'signedIn'; readonly trip: SignInTrip }
  | { readonly kind: 'failed'; readonly trip: SignInTrip; readonly error: Error }

/** Whether this tab comes back from the identity provider, or may. */
export function isSignInPending(): boolean {
  return readTrip() !== null
}

/** Takes what a trip to the identity provider brought. To be called once, when the page opens. Never rejects. */
export async function completeSignIn(connection = currentConnection()): Promise<SignInOutcome> {
  const trip = readTrip()
  if (trip === null) return { kind: 'noTrip' }
  try {
    const { completeTrip } = await import('./redirect/completeTrip.ts')
    return await completeTrip(connection, trip)
  } catch (cause) {
    return { kind: 'failed', trip, error: toStudioError(cause, 'cen/internal-error') }
  } finally {
    forgetTrip()
  }
}
