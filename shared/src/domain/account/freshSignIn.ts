/** How long after a sign-in what cannot be undone may be done, in milliseconds. */
export const FRESH_SIGN_IN = 5 * 60_000

/**
 * Whether a sign-in is recent enough for what cannot be undone.
 * @param leeway milliseconds that still have to be left, for a person who has yet to press the button
 */
export function isFreshSignIn(signedInAt: Date, now: Date, leeway = 0): boolean {
  return now.getTime() - signedInAt.getTime() + leeway <= FRESH_SIGN_IN
}
