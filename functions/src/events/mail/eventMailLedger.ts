import { isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { z } from 'zod'
import {
  type MailFields,
  mailFieldsOf,
  mailLedgerOf,
  type NewMail,
  withDueMail,
} from '../../mail/ledger/MailLedger.ts'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'

const text = z.string().catch('')

const memberSchema = z.object({
  domain: text,
  /** The address that Zoom knows. */
  email: text,
  firstName: text,
  lastName: text,
  joinURL: text,
  /** 'registered' while the member is. */
  status: text,
  generation: z.number().catch(0),
})

/** What mails need of what the server knows about a member and an event, eventMemberPath. */
export type EventMember = Readonly<z.infer<typeof memberSchema>>

/** Reads the stored document. Missing fields get defaults. */
export const eventMemberOf = (stored: unknown): EventMember => memberSchema.parse(stored ?? {})

/**
 * The mail of a kind that a member should have about an event as both are now. Its key names the registration, and for
 * changes and cancellations the `sequence` of the event, for reminders its start.
 */
export function eventMail(
  kind: EventMailKind,
  event: LiveEvent,
  { generation }: Pick<EventMember, 'generation'>,
): NewMail {
  const marks = {
    registrationConfirmed: 0,
    eventChanged: event.sequence,
    registrationEnded: event.state === 'cancelled' ? event.sequence : 0,
    dayReminder: Date.parse(event.startTime),
    hourReminder: Date.parse(event.startTime),
  }
  return { kind, key: `${kind}-${generation}-${marks[kind]}`, data: null }
}

/** Whether a mail is still to be sent. A member who is not registered only gets cancellations. */
export function isEventMailWanted(
  { kind, key }: Pick<NewMail, 'key'> & { readonly kind: EventMailKind },
  event: LiveEvent,
  member: EventMember,
  now: number,
): boolean {
  const isSame = eventMail(kind, event, member).key === key
  if (!isSame || member.email === '' || isPastEvent(event, now)) return false
  const isRegistered = member.status === 'registered'
  if (kind === 'registrationEnded') return !isRegistered || event.state === 'cancelled'
  if (!isRegistered || event.state === 'cancelled') return false
  const isReminder = kind === 'dayReminder' || kind === 'hourReminder'
  return !isReminder || now < Date.parse(event.startTime)
}

/**
 * Fields that make a mail due. Write them in the transaction that decides to send it, so that it is sent even if the
 * process ends afterwards.
 * @param stored the document of a member and an event
 */
export function dueEventMail(
  stored: unknown,
  kind: EventMailKind,
  event: LiveEvent,
  now: number,
): MailFields {
  const mail = eventMail(kind, event, eventMemberOf(stored))
  return mailFieldsOf(withDueMail(mailLedgerOf(stored), mail, now))
}
