import type { EventMessage, LiveEvent } from '@outcome-studio/shared/domain/events'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'
import type { Standing } from './eventMailLedger.ts'
import { type MailClock, momentOf, startDay, startInSubject } from './eventTimes.ts'

/** What the text of a mail about an event depends on. */
export interface EventTextInput {
  readonly kind: EventMailKind
  readonly event: LiveEvent
  /** Of the event, in one line. */
  readonly topic: string
  readonly clock: MailClock
  readonly standing: Standing
  /** Until when a member from the waitlist is asked to decline, in milliseconds since 1970; null for others. */
  readonly declineUntil: number | null
  /** What the host wrote to a denied member; empty for nothing. */
  readonly denialReason: string
  /** Whether the registration had been confirmed before it ended. */
  readonly wasConfirmed: boolean
  /** What the host wrote to registrants. */
  readonly message: Pick<EventMessage, 'subject' | 'text' | 'withRecording'>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The text of a mail about an event. */
export interface EventText {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Why the member gets the mail. */
  readonly reason: string
}

/** The message of a mail that has none. */
export const NO_MESSAGE = { subject: '', text: '', withRecording: false } as const

const REGISTERED = 'You get this email because you registered for this live event.'
const REASONS: Readonly<Record<Standing, string>> = {
  registered: REGISTERED,
  awaitsApproval: 'You get this email because you asked to join this live event.',
  waitlisted: 'You get this email because you joined the waitlist of this live event.',
}
const CHANGED: Readonly<Record<Standing, string>> = {
  registered: 'A live event that you are registered for has changed. You are still registered. It is now:',
  awaitsApproval:
    'A live event that you asked to join has changed. The host still decides about your request. It is now:',
  waitlisted: 'A live event whose waitlist you are on has changed. You are still on the waitlist. It is now:',
}
const UNPUBLISHED: Readonly<Record<Standing, string>> = {
  registered:
    'The host has taken this live event off the list. Your registration and your link to join stay as they are:',
  awaitsApproval:
    'The host has taken this live event off the list. Your request stays, and the host still decides about it:',
  waitlisted:
    'The host has taken this live event off the list. You stay on the waitlist, and nobody moves up until the event is listed again:',
}
const REMINDED = 'You get this reminder because you are registered for this live event.'

/** Writes the text of a mail about an event. */
export function eventText(input: EventTextInput): EventText {
  const { kind, event, topic, clock, standing, now } = input
  switch (kind) {
    case 'registrationConfirmed':
      return {
        subject: `You are registered: ${topic}`,
        heading: 'You are registered',
        paragraphs: ['You are registered for this live event:'],
        reason: REGISTERED,
      }
    case 'registeredFromWaitlist':
      return fromWaitlist(input)
    case 'eventChanged':
      return {
        subject: `Changed: ${topic}`,
        heading: 'The event has changed',
        paragraphs: [CHANGED[standing]],
        reason: REASONS[standing],
      }
    case 'registrationEnded':
      return event.state === 'cancelled' ? canceledEvent(input) : canceledRegistration(topic)
    case 'registrationDenied':
      return denied(input)
    case 'eventUnpublished':
      return {
        subject: `No longer listed: ${topic}`,
        heading: 'This event is no longer listed',
        paragraphs: [UNPUBLISHED[standing]],
        reason: REASONS[standing],
      }
    case 'eventMessage':
      return fromHost(input)
    case 'dayReminder':
    case 'hourReminder':
      return {
        subject: `${startInSubject(event, clock, now)}: ${topic}`,
        heading: kind === 'dayReminder' ? 'Your event is coming up' : 'Your event starts soon',
        paragraphs: ['A live event that you are registered for:'],
        reason: REMINDED,
      }
  }
}

function fromWaitlist({ event, topic, clock, declineUntil }: EventTextInput): EventText {
  const by = declineUntil === null ? '' : ` by ${momentOf(declineUntil, event, clock)}`
  return {
    subject: `A place is yours: ${topic}`,
    heading: 'A place is yours',
    paragraphs: [
      'A place became free, so you are now registered for this live event. You do not have to do anything.',
      `If you cannot come, please decline on the event page${by}. The next person on the waitlist then gets your place.`,
    ],
    reason: REASONS.waitlisted,
  }
}

function canceledEvent({ event, topic, clock, standing }: EventTextInput): EventText {
  const what = `Canceled: ${topic} on ${startDay(event, clock)}`
  return {
    subject: what,
    heading: 'This event was canceled',
    paragraphs: [`${what}.`, 'You do not have to do anything. We are sorry for the change of plans.'],
    reason: REASONS[standing],
  }
}

function fromHost({ topic, message: { subject, text } }: EventTextInput): EventText {
  return {
    subject: subject || topic,
    heading: subject || topic,
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    reason: 'The host of this live event wrote this to people who registered for it.',
  }
}

const canceledRegistration = (topic: string): EventText => ({
  subject: `Registration canceled: ${topic}`,
  heading: 'Your registration was canceled',
  paragraphs: [
    'You are no longer registered for this live event. If that was not intended, register again on its page.',
  ],
  reason: REGISTERED,
})

function denied({ topic, denialReason, wasConfirmed }: EventTextInput): EventText {
  const what = wasConfirmed
    ? 'The host has withdrawn your registration for this live event.'
    : 'The host has not accepted your registration for this live event.'
  return {
    subject: wasConfirmed ? `Registration withdrawn: ${topic}` : `Not accepted: ${topic}`,
    heading: wasConfirmed ? 'Your registration was withdrawn' : 'Your registration was not accepted',
    paragraphs: [what, ...(denialReason === '' ? [] : [`The host wrote: “${denialReason}”`])],
    reason: REGISTERED,
  }
}
