/** Milliseconds after a sign-in during which irreversible actions are allowed. */
const FRESH_SIGN_IN = 5 * 60_000

/**
 * Whether a sign-in is recent enough for an irreversible action. Call it on the server, whose clock can be trusted.
 */
export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN
}
