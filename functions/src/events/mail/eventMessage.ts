import {
  calendarFile,
  formatCountdown,
  formatDuration,
  formatEventTime,
  type LiveEvent,
} from '@outcome-studio/shared/domain/events'
import { mailName } from '../../mail/frame/mailName.ts'
import { renderMail } from '../../mail/frame/renderMail.ts'
import { singleLine } from '../../mail/frame/singleLine.ts'
import { usableLink } from '../../mail/frame/usableLink.ts'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'
import type { OutgoingMail } from '../../mail/Mail.ts'
import type { MailSettings } from '../../mail/server/mailSettings.ts'

interface MessageInput {
  readonly kind: EventMailKind
  readonly event: LiveEvent
  readonly recipient: {
    readonly uid: string
    readonly email: string
    readonly name: string
    /** Empty without a personal link. */
    readonly joinURL: string
  }
  readonly settings: Pick<MailSettings, 'appOrigin' | 'from'>
  /** Milliseconds since 1970. */
  readonly now: number
}

const HOUR = 3_600_000
const ENGLISH = { locale: 'en-US' } as const

/** Writes a mail to a member about an event. */
export function eventMessage({ kind, event, recipient, settings, now }: MessageInput): OutgoingMail {
  const pageLink = `${settings.appOrigin}/live-events/${encodeURIComponent(event.documentId)}`
  const profileLink = `${settings.appOrigin}/auth/profile`
  const isReminder = kind === 'dayReminder' || kind === 'hourReminder'
  const topic = singleLine(event.topic) || 'Live event'
  const { subject, lead } = wordsOf(kind, event, now)
  const joinLink = kind === 'registrationEnded' ? '' : usableLink(recipient.joinURL)
  const mail = renderMail({
    subject: `${subject}: ${topic}`,
    name: recipient.name,
    paragraphs: [lead],
    block: { title: topic, lines: timesOf(event) },
    button: joinLink === '' ? null : { label: 'Join', url: joinLink },
    links: [{ label: 'Event page', url: pageLink }],
    notes:
      joinLink === '' || event.approval === 'none'
        ? []
        : [
            'The link to join is yours alone: please do not pass it on. It works from ten minutes before the start.',
          ],
    footer: {
      text: isReminder
        ? 'You get reminders of events you are registered for. Switch them off in your profile.'
        : 'Choose in your profile whether we remind you of events.',
      links: [{ label: 'Your profile', url: profileLink }],
    },
  })
  if (isReminder) return { ...mail, calendar: null, unsubscribe: profileLink }
  const method = kind === 'registrationEnded' ? 'CANCEL' : 'REQUEST'
  const text = calendarFile({
    event,
    uid: recipient.uid,
    method,
    pageLink,
    personalLink: joinLink,
    organizer: settings.from,
    attendee: { name: mailName(recipient.name), email: recipient.email },
    now,
  })
  return { ...mail, calendar: { method, text }, unsubscribe: null }
}

function wordsOf(kind: EventMailKind, event: LiveEvent, now: number): { subject: string; lead: string } {
  switch (kind) {
    case 'registrationConfirmed':
      return { subject: 'You are registered', lead: 'You are registered for this live event:' }
    case 'eventChanged':
      return {
        subject: 'Changed',
        lead: 'A live event that you are registered for has changed. You are still registered. It is now:',
      }
    case 'registrationEnded':
      return event.state === 'cancelled'
        ? { subject: 'Cancelled', lead: 'We are sorry: this live event does not take place.' }
        : {
            subject: 'Registration cancelled',
            lead: 'You are no longer registered for this live event. If that was not intended, register again on its page.',
          }
    case 'dayReminder':
    case 'hourReminder': {
      const left = timeLeft(Date.parse(event.startTime) - now)
      return {
        subject: `Starts in ${left}`,
        lead: `A live event that you are registered for starts in ${left}:`,
      }
    }
  }
}

/** "24 hours", "55 minutes". Above 90 minutes, whole hours are exact enough. */
const timeLeft = (milliseconds: number): string =>
  milliseconds > 1.5 * HOUR
    ? formatDuration(Math.round(milliseconds / HOUR) * 60)
    : formatCountdown(milliseconds)

/** The server does not know the member's zone, so both are named: the event's and UTC. */
function timesOf(event: LiveEvent): readonly string[] {
  const own = formatEventTime(event, event.timezone, ENGLISH)
  const utc = formatEventTime({ ...event, timezone: 'UTC' }, 'UTC', ENGLISH)
  const isUtc = formatEventTime(event, 'UTC', ENGLISH).ownTime === null
  const inUtc = own.day === utc.day ? `${utc.time} UTC` : `${utc.day}, ${utc.time} UTC`
  return [
    `${own.day}, ${own.time} ${own.zoneName}`,
    ...(isUtc ? [] : [`That is ${inUtc}.`]),
    ...(event.duration > 0 ? [`Duration: ${formatDuration(event.duration)}`] : []),
  ]
}
