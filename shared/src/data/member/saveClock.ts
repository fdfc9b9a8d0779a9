import type { Member } from '@outcome-studio/shared/domain/member'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

/**
 * Stores the zone and the clock of the signed-in person's browser, in which mails give times. Resolves when the
 * database has acknowledged it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export function saveClock(
  { timeZone, hourCycle }: Required<Pick<Member, 'timeZone' | 'hourCycle'>>,
  connection: Pick<Connection, 'source'> = currentConnection(),
): Promise<void> {
  return updateMemberRecord(() => ({ timeZone, hourCycle }), connection)
}
