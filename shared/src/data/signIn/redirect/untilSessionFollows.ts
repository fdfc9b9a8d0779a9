import type { SessionStore } from '../../session/SessionStore.ts'

/**
 * Waits until the session follows the SDK, which has the signed-in user a moment earlier.
 * @param isAnybody whether the SDK still has a user
 * @returns false if another tab has signed out
 */
export function untilSessionFollows(
  { get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>,
  isAnybody: () => boolean,
): Promise<boolean> {
  const isSignedIn = () => get()?.state === 'signedIn'
  // The session is also signed out before it follows the SDK, so this state alone settles nothing.
  const isSettled = () => isSignedIn() || !isAnybody()
  if (isSettled()) return Promise.resolve(isSignedIn())
  return new Promise((resolve) => {
    const release = subscribe(() => {
      if (!isSettled()) return
      release()
      resolve(isSignedIn())
    })
  })
}
