import type { SessionStore } from '../SessionStore.ts'

/**
 * Waits for what follows the session, which is told a moment after the SDK knows who is signed in.
 * @param isAnybody whether the SDK still knows somebody
 * @returns false when there is nobody any more: another tab has signed out meanwhile
 */
export function untilSessionTold(
  { get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>,
  isAnybody: () => boolean,
): Promise<boolean> {
  const isSignedIn = () => get()?.state === 'signedIn'
  // Signed out is also what the session says before it was told, so that it alone settles nothing.
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
