import type { LiveResult, Session } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain/member'
import type { Person } from './Person.ts'

/**
 * Combines session and member record. A record that was read once remains valid if a later read fails.
 * @param session undefined until the browser's stored sign-in has been read
 */
export function personFrom(session: Session | undefined, record: LiveResult<Member | null>): Person {
  if (session === undefined) return { state: 'unknown' }
  if (session.state === 'signedOut') return { state: 'signedOut' }
  if (record.data) return { state: 'signedIn', member: record.data, claims: session.claims }
  if (record.error) return { state: 'unavailable', error: record.error, tryAgain: record.refetch }
  return { state: 'unknown' }
}
