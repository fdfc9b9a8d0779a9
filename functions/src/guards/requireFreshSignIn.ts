import { FRESH_SIGN_IN } from '@outcome-studio/shared/domain'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { refusal } from '../errors/refusal.ts'

/**
 * For what cannot be undone: lets pass who has proved who they are a moment ago, so that a device left unlocked
 * or a stolen token is not enough.
 * @param now milliseconds since 1970
 * @throws HttpsError failed-precondition with cen/fresh-sign-in-required in its details
 */
export function requireFreshSignIn({ auth }: Pick<CallableRequest, 'auth'>, now: number): void {
  const signedInAt = (auth?.token.auth_time ?? 0) * 1000
  if (now - signedInAt > FRESH_SIGN_IN) throw refusal('failed-precondition', 'cen/fresh-sign-in-required')
}
