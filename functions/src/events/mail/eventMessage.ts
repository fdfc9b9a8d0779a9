import {
  calendarFile,
  formatCountdown,
  formatDuration,
  formatEventTime,
  type LiveEvent,
} from '@outcome-studio/shared/domain/events'
import { mailName } from './mailName.ts'
import type { MailSettings } from './mailSettings.ts'
import { htmlOf, textOf } from './mailText.ts'

/** Purposes of a mail about an event. `day` and `hour` are reminders. */
export const MAIL_KINDS = ['confirmed', 'changed', 'cancelled', 'day', 'hour'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail without its recipient. */
export interface EventMessage {
  /** Without line breaks. */
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string } | null
  /** Where mails of this kind are switched off. */
  readonly unsubscribe: string | null
}

interface MessageInput {
  readonly kind: MailKind
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

const MAX_SUBJECT = 200
const HOUR = 3_600_000
const ENGLISH = { locale: 'en-US' } as const

/** Writes a mail to a member about an event. */
export function eventMessage({ kind, event, recipient, settings, now }: MessageInput): EventMessage {
  const pageLink = `${settings.appOrigin}/live-events/${encodeURIComponent(event.documentId)}`
  const profileLink = `${settings.appOrigin}/auth/profile`
  const isReminder = kind === 'day' || kind === 'hour'
  const topic = singleLine(event.topic) || 'Live event'
  const name = mailName(recipient.name)
  const { subject, lead } = wordsOf(kind, event, now)
  const joinLink = kind === 'cancelled' ? '' : usableLink(recipient.joinURL)
  const parts = {
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    lead,
    topic,
    times: timesOf(event),
    note:
      joinLink === '' || event.approval === 'none'
        ? ''
        : 'The link to join is yours alone: please do not pass it on. It works from ten minutes before the start.',
    links: [
      ...(joinLink === '' ? [] : [{ label: 'Join', url: joinLink }]),
      { label: 'Event page', url: pageLink },
    ],
    footer: isReminder
      ? {
          text: 'You get reminders of events you are registered for. Switch them off in your profile:',
          url: profileLink,
        }
      : { text: 'Choose in your profile whether we remind you of events:', url: profileLink },
  }
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return {
    subject: shorten(`${subject}: ${topic}`),
    text: textOf(parts),
    html: htmlOf(parts),
    calendar: isReminder
      ? null
      : {
          method,
          text: calendarFile({
            event,
            uid: recipient.uid,
            method,
            pageLink,
            personalLink: joinLink,
            organizer: settings.from,
            attendee: { name, email: recipient.email },
            now,
          }),
        },
    unsubscribe: isReminder ? profileLink : null,
  }
}

function wordsOf(kind: MailKind, event: LiveEvent, now: number): { subject: string; lead: string } {
  switch (kind) {
    case 'confirmed':
      return { subject: 'You are registered', lead: 'You are registered for this live event:' }
    case 'changed':
      return {
        subject: 'Changed',
        lead: 'A live event that you are registered for has changed. You are still registered. It is now:',
      }
    case 'cancelled':
      return event.state === 'cancelled'
        ? { subject: 'Cancelled', lead: 'We are sorry: this live event does not take place.' }
        : {
            subject: 'Registration cancelled',
            lead: 'You are no longer registered for this live event. If that was not intended, register again on its page.',
          }
    case 'day':
    case 'hour': {
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

/** http only for this machine, where the local cloud is. */
function usableLink(link: string): string {
  if (!URL.canParse(link)) return ''
  const { protocol, hostname, href } = new URL(link)
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost') ? href : ''
}

const singleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim()

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_SUBJECT ? text : `${characters.slice(0, MAX_SUBJECT - 1).join('')}…`
}
