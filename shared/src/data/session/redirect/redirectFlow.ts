import { FirebaseError } from 'firebase/app'
import {
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  getRedirectResult,
  OAuthProvider,
  signInWithRedirect,
} from 'firebase/auth'
import type { Connection } from '../../connection/Connection.ts'
import { installFrameLoader } from './installFrameLoader.ts'
import type { SignInTrip } from './SignInTrip.ts'

// This module is loaded only when somebody goes to the identity provider or comes back from it.

/** Milliseconds until a sign-in server that is silent counts as down. */
const ANSWER_TIMEOUT = 5_000
/** Milliseconds for all that happens after coming back. */
const COME_BACK_TIMEOUT = 30_000

/**
 * Leaves for the identity provider; the promise stays open while the page goes.
 * @param parameters for the provider, for example prompt
 * @throws FirebaseError auth/network-request-failed
 */
export async function leave(
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
 * Takes what the identity provider has answered.
 * @returns whether somebody is signed in by it; false when the person came back without having been there
 * @throws FirebaseError auth/user-cancelled, auth/user-mismatch when another person came back to prove who they
 * are, auth/network-request-failed …
 */
export async function comeBack({ auth: openAuth, config }: Connection, trip: SignInTrip): Promise<boolean> {
  if (config.emulators) installFrameLoader()
  const { auth } = await openAuth()
  let isOtherPerson = false
  const release = beforeAuthStateChanged(auth, (user) => {
    isOtherPerson = trip.purpose === 'reauthenticate' && user?.uid !== trip.uid
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

/** The SDK asks the real service before it leaves, but not the emulator: the page would be gone for an error page. */
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
    timer = setTimeout(() => reject(tooLate), COME_BACK_TIMEOUT)
  })
  try {
    return await Promise.race([result, expiry])
  } finally {
    clearTimeout(timer)
  }
}
