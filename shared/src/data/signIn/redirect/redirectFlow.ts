import { FirebaseError } from 'firebase/app'
import {
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  getRedirectResult,
  OAuthProvider,
  signInWithRedirect,
} from 'firebase/auth'
import type { Connection } from '../../connection/Connection.ts'
import type { RedirectSignIn } from '../../session/RedirectSignIn.ts'
import { installFrameLoader } from './installFrameLoader.ts'

// This module is lazy: it is loaded when a user leaves for the identity provider or returns.

/** Milliseconds after which a sign-in server that does not respond counts as down. */
const ANSWER_TIMEOUT = 5_000
/** Timeout for reading the result after the return, in milliseconds. */
const RESULT_TIMEOUT = 30_000

/**
 * Leaves for the identity provider. The promise stays pending while the browser navigates.
 * @param parameters for the provider, for example prompt
 * @throws FirebaseError auth/network-request-failed
 */
export async function leaveForProvider(
  { auth: openAuth, config }: Connection,
  parameters: Readonly<Record<string, string>>,
): Promise<void> {
  await requireSignInServer(config)
  const provider = new OAuthProvider(config.identity.providerId)
  provider.setCustomParameters({ ...parameters })
  const { auth } = await openAuth()
  await signInWithRedirect(auth, provider, browserPopupRedirectResolver)
}

/**
 * Reads the identity provider's result after the return.
 * @returns whether it signed a user in; false if there is no result
 * @throws FirebaseError auth/user-cancelled, auth/network-request-failed …, and auth/user-mismatch if another
 *   user signed in again
 */
export async function receiveRedirect(
  { auth: openAuth, config }: Connection,
  redirect: RedirectSignIn,
): Promise<boolean> {
  if (config.emulators) installFrameLoader()
  const { auth } = await openAuth()
  let isOtherPerson = false
  const release = beforeAuthStateChanged(auth, (user) => {
    isOtherPerson = redirect.purpose === 'reauthenticate' && user?.uid !== redirect.uid
    if (isOtherPerson) throw new Error('Another person came back.')
  })
  try {
    return (await inTime(getRedirectResult(auth, browserPopupRedirectResolver))) !== null
  } catch (cause) {
    throw isOtherPerson ? new FirebaseError('auth/user-mismatch', 'Another person came back.') : cause
  } finally {
    release()
  }
}

/**
 * The SDK checks the production service before it navigates, but not the emulator. Without this check, the user would
 * see an error page.
 */
async function requireSignInServer({ emulators, firebase }: Connection['config']): Promise<void> {
  if (!emulators) return
  const url = `${emulators.authUrl}/emulator/v1/projects/${firebase.projectId}/config`
  const isUp = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isUp) {
    throw new FirebaseError('auth/network-request-failed', 'The sign-in server does not answer.')
  }
}

async function inTime<Result>(result: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_resolve, reject) => {
    const tooLate = new FirebaseError('auth/network-request-failed', 'The sign-in server does not answer.')
    timer = setTimeout(() => reject(tooLate), RESULT_TIMEOUT)
  })
  try {
    return await Promise.race([result, expiry])
  } finally {
    clearTimeout(timer)
  }
}
