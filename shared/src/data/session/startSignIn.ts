import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { forgetTrip, keepTrip, type SignInTrip } from './redirect/SignInTrip.ts'
import { requireSignedIn } from './requireSignedIn.ts'

export interface SignInStart {
  /** Which page of the identity provider to begin with. */
  readonly screen: 'signIn' | 'signUp'
  /** Filled in for the person there. */
  readonly emailHint?: string
}

/**
 * Sends the person to the identity provider (docs/product.md §7: sign-in forces the login prompt, sign-up
 * passes a hint). They come back to the page they are on; completeSignIn then says how it went. The promise stays
 * open while the page goes.
 * @throws StudioError cen/storage-blocked, cen/offline, cen/internal-error
 */
export function startSignIn(
  { screen, emailHint }: SignInStart,
  connection = currentConnection(),
): Promise<void> {
  const parameters = screen === 'signIn' ? { prompt: 'login' } : { screen_hint: 'signup' }
  return travel(
    { purpose: screen },
    { ...parameters, ...(emailHint === undefined ? {} : { login_hint: emailHint }) },
    connection,
  )
}

/**
 * Has the signed-in person prove who they are, before something that cannot be undone: the sign-in again, after
 * which the token's auth_time is fresh. Another person who comes back is refused, and who was signed in stays so.
 * @param returnTo path of this product to go on at, for example "/auth/profile"
 * @throws StudioError cen/sign-in-required, cen/storage-blocked, cen/offline, cen/internal-error
 */
export async function reauthenticate(returnTo: string, connection = currentConnection()): Promise<void> {
  const { uid, email } = await requireSignedIn(connection)
  const trip = { purpose: 'reauthenticate', uid, returnTo } as const
  await travel(trip, { prompt: 'login', login_hint: email }, connection)
}

async function travel(
  trip: SignInTrip,
  parameters: Readonly<Record<string, string>>,
  connection: Connection,
): Promise<void> {
  try {
    const { leave } = await import('./redirect/redirectFlow.ts')
    keepTrip(trip)
    await leave(connection, parameters)
  } catch (cause) {
    forgetTrip()
    throw toStudioError(cause, 'cen/internal-error')
  }
}
