import { isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { z } from 'zod'
import {
  isOpen,
  type LedgerMail,
  type MailFields,
  mailFieldsOf,
  mailLedgerOf,
  type NewMail,
  withDueMail,
} from '../../mail/ledger/MailLedger.ts'
import type { EventMailKind, MailKind } from '../../mail/MAIL_KINDS.ts'
import type { ToldEvent } from './eventTimes.ts'

const text = z.string().catch('')
const count = z.number().catch(0)

const toldSchema = z.object({ topic: z.string(), startTime: z.iso.datetime(), duration: z.number().min(0) })

/** Reads what a member was told about an event; null if it is missing or malformed. */
export const toldEventOf = (stored: unknown): ToldEvent | null => toldSchema.safeParse(stored).data ?? null

const memberSchema = z.object({
  domain: text,
  /** The address that Zoom knows. */
  email: text,
  firstName: text,
  lastName: text,
  joinURL: text,
  /** 'registered' while the member is. */
  status: text,
  generation: count,
  /** The latest generation whose registration was confirmed by mail. */
  confirmed: count,
  /** What the host wrote to a denied member. */
  denialReason: text,
  /** What the latest confirmation or change said. */
  told: toldSchema.nullable().catch(null),
  /** Place in the order of the waitlist; null for others. */
  waitlistOrder: z.number().nullable().catch(null),
  /** Until when a member from the waitlist is asked to decline, in milliseconds since 1970. */
  declineUntil: z.number().nullable().catch(null),
})

/** The fields of the document at eventMemberPath that mails need. */
export type EventMember = Readonly<z.infer<typeof memberSchema>>

/** Reads the stored document. Missing fields get defaults. */
export const eventMemberOf = (stored: unknown): EventMember => memberSchema.parse(stored ?? {})

/** How far a member has come who wants to attend an event. */
export type Standing = 'registered' | 'awaitsApproval' | 'waitlisted'

/** Who leaves the waitlist because the event was canceled has the status of somebody who was never registered. */
export const standingOf = ({
  status,
  waitlistOrder,
}: Pick<EventMember, 'status' | 'waitlistOrder'>): Standing => {
  if (status === 'waiting') return 'awaitsApproval'
  return waitlistOrder !== null || status === 'none' ? 'waitlisted' : 'registered'
}

/** The mail that tells a member that they are registered. @param declineUntil null unless from the waitlist */
export const confirmationKind = (declineUntil: number | null) =>
  declineUntil === null ? 'registrationConfirmed' : 'registeredFromWaitlist'

/**
 * Key of a mail about an event in the ledger of a member.
 * @param about id of a message, or when the event was unpublished; empty for other kinds
 */
export function eventMailKey(
  kind: EventMailKind,
  event: LiveEvent,
  { generation }: Pick<EventMember, 'generation'>,
  about = '',
): string {
  // A message is sent once to a member, whatever becomes of the registration.
  if (kind === 'eventMessage') return messageKey(about)
  const marks = {
    registrationConfirmed: 0,
    registeredFromWaitlist: 0,
    eventChanged: event.sequence,
    registrationEnded: event.state === 'cancelled' ? event.sequence : 0,
    registrationDenied: 0,
    eventUnpublished: about,
    dayReminder: Date.parse(event.startTime),
    hourReminder: Date.parse(event.startTime),
  }
  return `${kind}-${generation}-${marks[kind]}`
}

/** Key of a message of the host. */
export const messageKey = (messageId: string): string => `eventMessage-${messageId}`

/**
 * The mail of a kind that a member should have about an event as both are now. Its key names the registration, and for
 * changes and cancellations the `sequence` of the event, for reminders its start.
 * @param stored the document of a member and an event
 * @param about see eventMailKey
 */
export function eventMail(kind: EventMailKind, event: LiveEvent, stored: unknown, about = ''): NewMail {
  const member = eventMemberOf(stored)
  const key = eventMailKey(kind, event, member, about)
  if (kind === 'eventMessage') return { kind, key, data: { messageId: about } }
  if (kind !== 'eventChanged') return { kind, key, data: null }
  // A change that could not be mailed is part of the next one.
  const unsent = mailLedgerOf(stored).find((mail) => mail.kind === 'eventChanged' && isOpen(mail))
  return { kind, key, data: toldEventOf(unsent?.data) ?? member.told }
}

/** Afterwards a message that could not be sent is out of date. */
const LONGEST_DELAY = 7 * 86_400_000

/** A late reminder of the day before is of no use so shortly before the one of the hour before. */
export const LATEST_DAY_REMINDER = 2 * 3_600_000

/**
 * Whether a mail is still to be sent. A member who waits only gets changes of the event and messages, and one who does not
 * even wait only cancellations and denials.
 */
export function isEventMailWanted(
  { kind, key, order }: Pick<LedgerMail, 'key' | 'order'> & { readonly kind: EventMailKind },
  event: LiveEvent,
  stored: unknown,
  now: number,
): boolean {
  const member = eventMemberOf(stored)
  if (kind === 'eventMessage') return isExpecting(member) && now - order < LONGEST_DELAY
  const about = kind === 'eventUnpublished' ? key.slice(key.lastIndexOf('-') + 1) : ''
  const isSame = eventMailKey(kind, event, member, about) === key
  // Zoom does not know yet who is on the waitlist.
  const isKnown = member.email !== '' || standingOf(member) === 'waitlisted'
  if (!isSame || !isKnown || isPastEvent(event, now)) return false
  const isRegistered = member.status === 'registered'
  if (kind === 'registrationEnded') return !isRegistered || event.state === 'cancelled'
  if (event.state === 'cancelled') return false
  if (kind === 'registrationDenied') return member.status === 'denied'
  if (kind === 'eventChanged') return isExpecting(member)
  if (kind === 'eventUnpublished') return isExpecting(member) && event.status === 'unpublished'
  if (!isRegistered) return false
  const left = Date.parse(event.startTime) - now
  if (kind === 'dayReminder') return left >= LATEST_DAY_REMINDER
  return kind !== 'hourReminder' || left > 0
}

/** Whether a member is registered, or waits for the host or for a place. */
export const isExpecting = ({
  status,
  waitlistOrder,
}: Pick<EventMember, 'status' | 'waitlistOrder'>): boolean =>
  status === 'registered' || status === 'waiting' || waitlistOrder !== null

/** Mails other than reminders that state the time of the event. */
export const TELLS_TIME: ReadonlySet<MailKind> = new Set([
  'registrationConfirmed',
  'registeredFromWaitlist',
  'eventChanged',
])

/** The fields of an event's ledger. */
export interface EventMailFields extends MailFields {
  readonly told?: ToldEvent
}

/**
 * Fields that make a mail due. Write them in the transaction that decides to send it, so that it is sent even if the
 * process ends afterwards.
 * @param stored the document of a member and an event
 * @param about see eventMailKey
 */
export function dueEventMail(
  stored: unknown,
  kind: EventMailKind,
  event: LiveEvent,
  now: number,
  about = '',
): EventMailFields {
  const mail = eventMail(kind, event, stored, about)
  const fields = mailFieldsOf(withDueMail(mailLedgerOf(stored), mail, now))
  return TELLS_TIME.has(kind) ? { ...fields, told: toldOf(event) } : fields
}

/** What a member who reads of an event now knows about it. */
export const toldOf = ({ topic, startTime, duration }: ToldEvent): ToldEvent => ({
  topic,
  startTime,
  duration,
})
