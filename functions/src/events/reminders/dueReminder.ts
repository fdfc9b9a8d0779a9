import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { MailLedger } from '../../mail/ledger/MailLedger.ts'
import { type EventMember, eventMailKey, TELLS_TIME } from '../mail/eventMailLedger.ts'

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
export function dueReminder(
  event: LiveEvent,
  member: Pick<EventMember, 'status' | 'generation'>,
  ledger: MailLedger,
  now: number,
): 'dayReminder' | 'hourReminder' | null {
  const start = Date.parse(event.startTime)
  const left = start - now
  if (event.state === 'cancelled' || event.state === 'ended' || left <= 0 || left > DAY_AHEAD) return null
  const kind = left <= HOUR_AHEAD ? 'hourReminder' : 'dayReminder'
  if (kind === 'dayReminder' && left < LATEST_OF_DAY) return null
  const key = eventMailKey(kind, event, member)
  if (member.status !== 'registered' || ledger.some((mail) => mail.key === key)) return null
  const from = start - (kind === 'hourReminder' ? HOUR_AHEAD : DAY_AHEAD)
  const isTold = ledger.some(
    (mail) =>
      TELLS_TIME.has(mail.kind) &&
      mail.key.startsWith(`${mail.kind}-${member.generation}-`) &&
      mail.state === 'sent' &&
      mail.until >= from,
  )
  return isTold ? null : kind
}
