import { isRecord } from '@outcome-studio/shared/domain/base'
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https'
import { NOT_VERIFIED } from '../guards/requireAppCheck.ts'
import { describeCause } from '../log/describeCause.ts'
import type { InvocationEnd } from '../log/logInvocations.ts'
import { logSecurity } from '../log/securityLog.ts'

const EVENTS = {
  unauthenticated: 'sign-in-refused',
  'permission-denied': 'role-refused',
  'resource-exhausted': 'rate-limited',
} as const

const isEvent = (code: string): code is keyof typeof EVENTS => Object.hasOwn(EVENTS, code)

/** The event of security that a refusal is; null for others. */
function eventOf({ code, details }: HttpsError) {
  if (isRecord(details) && details.code === NOT_VERIFIED) return 'app-check-refused'
  return isEvent(code) ? EVENTS[code] : null
}

const failures = new WeakMap<object, InvocationEnd>()

/** Whether noteFailure has seen a failure of this request. */
export const isFailureNoted = (request: object): boolean => failures.has(request)

/** How the call of this request failed; null if it did not, or before its work. */
export const failureOf = (request: object): InvocationEnd | null => failures.get(request) ?? null

/**
 * Notes how a call failed for the line that logs its end. Logs it at once if it failed for a reason of security.
 * @returns the error to answer with. An unexpected one is not passed on, because firebase-functions would log its message
 */
export function noteFailure(
  callable: string,
  { auth, rawRequest }: Pick<CallableRequest, 'auth' | 'rawRequest'>,
  cause: unknown,
): HttpsError {
  if (!(cause instanceof HttpsError)) {
    failures.set(rawRequest, { outcome: 'failed', cause: describeCause(cause) })
    return new HttpsError('internal', 'INTERNAL')
  }
  failures.set(rawRequest, { outcome: 'refused', code: cause.code })
  const event = eventOf(cause)
  if (event !== null) logSecurity({ event, callable, uid: auth?.uid ?? null })
  return cause
}
