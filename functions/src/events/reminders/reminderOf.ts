import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { MailLedger } from '../../mail/ledger/MailLedger.ts'
import { type EventMember, eventMailKey, LATEST_DAY_REMINDER, TELLS_TIME } from '../mail/eventMailLedger.ts'

const HOUR = 3_600_000
/** The earlier reminder goes out a day before the start, the later one an hour before. */
export const DAY_AHEAD = 24 * HOUR
const HOUR_AHEAD = HOUR

type ReminderKind = 'dayReminder' | 'hourReminder'

/**
 * The reminder of an event whose time it is; null if there is none. Never both: a late run sends the one that fits.
 * @param now milliseconds since 1970
 */
export function reminderOf(event: LiveEvent, now: number): ReminderKind | null {
  const left = Date.parse(event.startTime) - now
  if (event.state === 'cancelled' || event.state === 'ended' || left <= 0 || left > DAY_AHEAD) return null
  if (left <= HOUR_AHEAD) return 'hourReminder'
  return left < LATEST_DAY_REMINDER ? null : 'dayReminder'
}

/**
 * Whether a member is to get a reminder whose time it is. A member who got a confirmation or a change within the time
 * of a reminder gets no reminder.
 */
export function isReminderDue(
  kind: ReminderKind,
  event: LiveEvent,
  member: Pick<EventMember, 'status' | 'generation'>,
  ledger: MailLedger,
): boolean {
  const start = Date.parse(event.startTime)
  const key = eventMailKey(kind, event, member)
  if (member.status !== 'registered' || ledger.some((mail) => mail.key === key)) return false
  const from = start - (kind === 'hourReminder' ? HOUR_AHEAD : DAY_AHEAD)
  const isTold = ledger.some(
    (mail) =>
      TELLS_TIME.has(mail.kind) &&
      mail.key.startsWith(`${mail.kind}-${member.generation}-`) &&
      mail.state === 'sent' &&
      mail.until >= from,
  )
  return !isTold
}
