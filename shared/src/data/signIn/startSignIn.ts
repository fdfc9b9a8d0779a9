import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { clearRedirect, type RedirectSignIn, storeRedirect } from '../session/RedirectSignIn.ts'

export interface SignInStart {
  /** First page of the identity provider. */
  readonly screen: 'signIn' | 'signUp'
  /** Prefills the e-mail field there. */
  readonly emailHint?: string
}

/**
 * Sends the user to the identity provider (docs/product.md §7: sign-in forces the login prompt, sign-up passes a
 * hint). The user returns to the current page, where completeSignIn reads the result. The promise stays pending
 * while the browser navigates.
 * @throws StudioError cen/storage-blocked, cen/offline, cen/internal-error
 */
export function startSignIn(
  { screen, emailHint }: SignInStart,
  connection = currentConnection(),
): Promise<void> {
  const parameters = screen === 'signIn' ? { prompt: 'login' } : { screen_hint: 'signup' }
  return startRedirect(
    { purpose: screen },
    { ...parameters, ...(emailHint === undefined ? {} : { login_hint: emailHint }) },
    connection,
  )
}

/**
 * Asks the signed-in user to sign in again before an action that cannot be undone. The token's auth_time is then
 * recent. Another user who returns is rejected, and the session stays unchanged.
 * @param returnTo path of this product to return to, for example "/auth/profile"
 * @throws StudioError cen/sign-in-required, cen/storage-blocked, cen/offline, cen/internal-error
 */
export async function reauthenticate(returnTo: string, connection = currentConnection()): Promise<void> {
  const { uid, email } = await requireSignedIn(connection)
  const redirect = { purpose: 'reauthenticate', uid, returnTo } as const
  await startRedirect(redirect, { prompt: 'login', login_hint: email }, connection)
}

/**
 * Sends the signed-in user to the identity provider for a new token, which knows that the address is confirmed. Whoever
 * is still signed in there returns at once. Another user who returns is rejected, and the session stays unchanged.
 * @param returnTo path of this product to return to
 * @throws as reauthenticate
 */
export async function renewConfirmation(returnTo: string, connection = currentConnection()): Promise<void> {
  const { uid, email } = await requireSignedIn(connection)
  await startRedirect({ purpose: 'reauthenticate', uid, returnTo }, { login_hint: email }, connection)
}

async function startRedirect(
  redirect: RedirectSignIn,
  parameters: Readonly<Record<string, string>>,
  connection: Connection,
): Promise<void> {
  try {
    const { leaveForProvider } = await import('./redirect/redirectFlow.ts')
    storeRedirect(redirect)
    await leaveForProvider(connection, parameters)
  } catch (cause) {
    clearRedirect()
    throw toStudioError(cause, 'cen/internal-error')
  }
}
