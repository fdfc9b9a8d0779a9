import type { Visit } from '../../pages/Visit.ts'
import type { Provider } from '../provider/Provider.ts'
import type { Session } from '../provider/SessionStore.ts'
import { SESSION_COOKIE, setCookie } from './cookies.ts'

/** Logs a person in on this browser. Ends the browser's previous session. */
export function startSession(
  { sessions, now }: Provider,
  { cookies }: Visit,
  sub: string,
): { readonly session: Session; readonly cookie: string } {
  const before = cookies.get(SESSION_COOKIE)
  if (before) sessions.end(before)
  const session = { sub, startedAt: now() }
  return { session, cookie: setCookie(SESSION_COOKIE, sessions.start(session)) }
}
