import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { clearRedirect, readRedirect, type SignInOutcome } from '../session/RedirectSignIn.ts'

/** Whether a redirect sign-in is under way in this tab. */
export function isSignInPending(): boolean {
  return readRedirect() !== null
}

/** Completes the redirect sign-in of this tab, if any. Call it once when the page opens. Never rejects. */
export async function completeSignIn(connection = currentConnection()): Promise<SignInOutcome> {
  const redirect = readRedirect()
  if (redirect === null) return { kind: 'noRedirect' }
  try {
    const { completeRedirect } = await import('./redirect/completeRedirect.ts')
    return await completeRedirect(connection, redirect)
  } catch (cause) {
    return { kind: 'failed', redirect, error: toStudioError(cause, 'cen/internal-error') }
  } finally {
    clearRedirect()
  }
}
