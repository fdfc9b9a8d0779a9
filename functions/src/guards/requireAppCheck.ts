import { defineBoolean } from 'firebase-functions/params'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { refusal } from '../errors/refusal.ts'

/** Code of the refusal, which is an event of its own in the security log. */
export const NOT_VERIFIED = 'cen/app-not-verified'

const APP_CHECK_ENFORCED = defineBoolean('APP_CHECK_ENFORCED', {
  default: false,
  description: 'Whether callables refuse requests without a valid token of App Check: true or false.',
})

/**
 * Requires that App Check has verified the page, where the environment enforces it. `enforceAppCheck` of
 * firebase-functions would read its parameter while the functions load, and answer as if the sign-in were wrong.
 * @throws HttpsError permission-denied (cen/app-not-verified) without a valid token
 */
export function requireAppCheck({ app }: Pick<CallableRequest, 'app'>): void {
  if (APP_CHECK_ENFORCED.value() && app === undefined) {
    throw refusal('permission-denied', NOT_VERIFIED)
  }
}
