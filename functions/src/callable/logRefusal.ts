import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https'
import { logSecurity } from '../log/securityLog.ts'

const EVENTS = {
  unauthenticated: 'sign-in-refused',
  'permission-denied': 'role-refused',
  'resource-exhausted': 'rate-limited',
} as const

const isEvent = (code: string): code is keyof typeof EVENTS => Object.hasOwn(EVENTS, code)

const refused = new WeakSet<object>()

/** Whether logRefusal has seen a failure of this request. */
export const isRefusalLogged = (request: object): boolean => refused.has(request)

/** Logs a failed call if it failed for a reason of security. */
export function logRefusal(
  callable: string,
  { auth, rawRequest }: Pick<CallableRequest, 'auth' | 'rawRequest'>,
  cause: unknown,
): void {
  refused.add(rawRequest)
  if (!(cause instanceof HttpsError) || !isEvent(cause.code)) return
  logSecurity({ event: EVENTS[cause.code], callable, uid: auth?.uid ?? null })
}
