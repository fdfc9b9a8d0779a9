/** How long after a sign-in what cannot be undone may be done, in milliseconds. */
const FRESH_SIGN_IN = 5 * 60_000

/**
 * Whether a sign-in is recent enough for what cannot be undone. To be asked where the clock can be trusted: on the
 * server.
 */
export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN
}
