import type { LiveResult, Session } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import type { Person } from './Person.ts'

/**
 * Combines session and member record. A record that was read once remains valid if a later read fails.
 * @param session undefined until the browser's stored sign-in has been read
 * @param stored the record of an earlier visit, used until the server answers and while it cannot be reached; null for
 *   none
 */
export function personFrom(
  session: Session | undefined,
  record: LiveResult<Member | null>,
  stored: Member | null,
): Person {
  if (session === undefined) return { state: 'unknown' }
  if (session.state === 'signedOut') return { state: 'signedOut' }
  if (record.data) return { state: 'signedIn', member: record.data, claims: session.claims }
  const isOffline = record.error !== null && describeError(record.error).code === 'cen/offline'
  if (stored !== null && (record.error === null || isOffline)) {
    return { state: 'signedIn', member: stored, claims: session.claims, isFromDevice: true }
  }
  if (record.error) return { state: 'unavailable', error: record.error, tryAgain: record.refetch }
  return { state: 'unknown' }
}
