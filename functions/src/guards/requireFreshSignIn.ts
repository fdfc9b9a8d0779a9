import { refusal } from '../errors/refusal.ts'
import { isFreshSignIn } from './isFreshSignIn.ts'

/**
 * Requires a recent sign-in before an action that cannot be undone. An unlocked device or a stolen token is not
 * enough.
 * @throws HttpsError failed-precondition with cen/fresh-sign-in-required in its details
 */
export function requireFreshSignIn({ auth_time = 0 }: { readonly auth_time?: number }, now: Date): void {
  const signedInAt = new Date(auth_time * 1000)
  if (!isFreshSignIn(signedInAt, now)) throw refusal('failed-precondition', 'cen/fresh-sign-in-required')
}
