import {
  calendarFile,
  type EventPhase,
  eventPhase,
  type LiveEvent,
} from '@outcome-studio/shared/domain/events'
import type { MailContent, MailLink } from '../../mail/frame/MailContent.ts'
import { mailName } from '../../mail/frame/mailName.ts'
import { renderMail } from '../../mail/frame/renderMail.ts'
import { singleLine } from '../../mail/frame/singleLine.ts'
import { usableLink } from '../../mail/frame/usableLink.ts'
import { type EventMailKind, MAIL_KINDS } from '../../mail/MAIL_KINDS.ts'
import type { OutgoingMail } from '../../mail/Mail.ts'
import type { MailSettings } from '../../mail/server/mailSettings.ts'
import type { Standing } from './eventMailLedger.ts'
import { type EventTextInput, eventText } from './eventTexts.ts'
import { eventBlock, type MailClock, type ToldEvent } from './eventTimes.ts'

interface MessageInput {
  readonly kind: EventMailKind
  readonly event: LiveEvent
  readonly recipient: {
    readonly uid: string
    readonly email: string
    readonly name: string
    /** Empty without a personal link. */
    readonly joinURL: string
    readonly clock: MailClock
    readonly standing: Standing
    /** What the member was told of the event before; null if that is unknown. */
    readonly was: ToldEvent | null
    /** What the host wrote to a denied member; empty for nothing. */
    readonly denialReason: string
    /** Whether the registration was confirmed. */
    readonly wasConfirmed: boolean
    /** Until when a member from the waitlist is asked to decline, in milliseconds since 1970; null for others. */
    readonly declineUntil?: number | null
  }
  /** What the host wrote to registrants; NO_MESSAGE for other kinds. */
  readonly message: EventTextInput['message']
  readonly settings: Pick<MailSettings, 'appOrigin' | 'from'>
  /** Where the member unsubscribes from mails of this kind; empty if one cannot. */
  readonly unsubscribeUrl: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const PERSONAL_LINK =
  'The link to join is yours alone: please do not pass it on. It works from ten minutes before the start.'

/** Writes a mail to a member about an event. */
export function eventMessage(input: MessageInput): OutgoingMail {
  const { kind, recipient, unsubscribeUrl } = input
  // The calendar has the event already, or never had it.
  const isWithoutFile =
    MAIL_KINDS[kind].unsubscribe !== null ||
    kind === 'eventMessage' ||
    kind === 'eventUnpublished' ||
    (recipient.standing !== 'registered' && (kind === 'eventChanged' || kind === 'registrationEnded')) ||
    (kind === 'registrationDenied' && !recipient.wasConfirmed)
  return {
    ...renderMail(eventContent(input)),
    calendar: isWithoutFile ? null : calendarOf(input),
    unsubscribe: unsubscribeUrl === '' ? null : unsubscribeUrl,
  }
}

const hasEnded = (kind: EventMailKind): boolean =>
  kind === 'registrationEnded' || kind === 'registrationDenied'

/** The host may end an event before its planned end. */
const OVER: ReadonlySet<EventPhase> = new Set(['ended', 'recording', 'cancelled'])

function joinLinkOf({ kind, event, recipient, now }: MessageInput): string {
  const isOver = OVER.has(eventPhase(event, now))
  const isOut = recipient.standing !== 'registered' || hasEnded(kind) || (kind === 'eventMessage' && isOver)
  return isOut ? '' : usableLink(recipient.joinURL)
}

/** The content of a mail to a member about an event. */
export function eventContent(input: MessageInput): MailContent {
  const { kind, event, recipient, message, settings, unsubscribeUrl, now } = input
  const { clock, standing, was, declineUntil = null, denialReason, wasConfirmed } = recipient
  const topic = singleLine(event.topic) || 'Live event'
  const joinLink = joinLinkOf(input)
  const page = { label: 'Event page', url: pageLinkOf(event, settings) }
  const text = eventText({
    kind,
    event,
    topic,
    clock,
    standing,
    declineUntil,
    denialReason,
    wasConfirmed,
    message,
    now,
  })
  // Members cannot open the page of an event that is not listed.
  const isUnlisted = kind === 'eventUnpublished'
  const isOver =
    isUnlisted ||
    kind === 'registrationDenied' ||
    (kind === 'registrationEnded' && event.state === 'cancelled')
  const button = message.withRecording
    ? { label: 'Watch the recording', url: page.url }
    : buttonOf(joinLink, isOver, page, settings)
  return {
    subject: text.subject,
    heading: text.heading,
    name: recipient.name,
    paragraphs: text.paragraphs,
    block: eventBlock(event, topic, clock, kind === 'eventChanged' ? was : null),
    button,
    links: joinLink === '' || isUnlisted ? [] : [page],
    notes: joinLink === '' || event.approval === 'none' ? [] : [PERSONAL_LINK],
    footer: {
      text: text.reason,
      links: [
        ...(unsubscribeUrl === '' ? [] : [{ label: 'Unsubscribe from reminders', url: unsubscribeUrl }]),
        { label: 'Your profile', url: `${settings.appOrigin}/auth/profile` },
      ],
    },
  }
}

/** Address of an event's page; no address without an origin. */
export const pageLinkOf = (
  { documentId }: Pick<LiveEvent, 'documentId'>,
  { appOrigin }: Pick<MailSettings, 'appOrigin'>,
): string => `${appOrigin}/live-events/${encodeURIComponent(documentId)}`

function buttonOf(
  joinLink: string,
  isOver: boolean,
  page: MailLink,
  { appOrigin }: MessageInput['settings'],
): MailLink {
  if (joinLink !== '') return { label: 'Join', url: joinLink }
  return isOver ? { label: 'Other live events', url: `${appOrigin}/live-events` } : page
}

function calendarOf(input: MessageInput): OutgoingMail['calendar'] {
  const { kind, event, recipient, settings, now } = input
  const method = hasEnded(kind) ? 'CANCEL' : 'REQUEST'
  const text = calendarFile({
    event,
    uid: recipient.uid,
    method,
    pageLink: pageLinkOf(event, settings),
    personalLink: joinLinkOf(input),
    organizer: settings.from,
    attendee: { name: mailName(recipient.name), email: recipient.email },
    now,
  })
  return { method, text }
}
