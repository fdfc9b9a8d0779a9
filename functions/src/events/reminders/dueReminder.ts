import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { keyOf, type MailLedger, mailKey } from '../mail/MailLedger.ts'

const HOUR = 3_600_000
/** The earlier reminder goes out a day before the start, the later one an hour before. */
export const DAY_AHEAD = 24 * HOUR
const HOUR_AHEAD = HOUR
/** A late reminder of the day before is of no use so shortly before the one of the hour before. */
const LATEST_OF_DAY = 2 * HOUR

/**
 * The reminder that a member should get now; null if there is none. Never both: a late run sends the one that fits. A
 * member who got a confirmation or a change within the time of a reminder gets no reminder.
 * @param now milliseconds since 1970
 */
export function dueReminder(event: LiveEvent, ledger: MailLedger, now: number): 'day' | 'hour' | null {
  const start = Date.parse(event.startTime)
  const left = start - now
  if (event.state === 'cancelled' || event.state === 'ended' || left <= 0 || left > DAY_AHEAD) return null
  const kind = left <= HOUR_AHEAD ? 'hour' : 'day'
  if (kind === 'day' && left < LATEST_OF_DAY) return null
  if (ledger.status !== 'registered' || ledger.mails.has(keyOf(mailKey(kind, event, ledger)))) return null
  const from = start - (kind === 'hour' ? HOUR_AHEAD : DAY_AHEAD)
  const isTold = [...ledger.mails.values()].some(
    (mail) =>
      (mail.kind === 'confirmed' || mail.kind === 'changed') &&
      mail.generation === ledger.generation &&
      mail.state === 'sent' &&
      mail.until >= from,
  )
  return isTold ? null : kind
}
