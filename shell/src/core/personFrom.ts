import type { LiveResult, Session } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain'
import type { Person } from './Person.ts'

/**
 * Puts session and record together. A record that was read once counts even if a later read failed.
 * @param session undefined until the browser's stored sign-in was read
 */
export function personFrom(session: Session | undefined, record: LiveResult<Member | null>): Person {
  if (session === undefined) return { state: 'unknown' }
  if (session.state === 'signedOut') return { state: 'signedOut' }
  if (record.data) return { state: 'signedIn', member: record.data, claims: session.claims }
  if (record.error) return { state: 'unavailable', error: record.error, tryAgain: record.refetch }
  return { state: 'unknown' }
}
