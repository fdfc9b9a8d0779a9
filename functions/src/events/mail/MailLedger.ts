import { isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { z } from 'zod'
import { MAIL_KINDS, type MailKind } from './eventMessage.ts'

const text = z.string().catch('')
const count = z.number().catch(0)

const entrySchema = z.object({
  kind: z.enum(MAIL_KINDS),
  /** The registration that the mail is about: the ledger's number of it. */
  generation: count,
  /**
   * Changes and cancellation: `sequence` of the event. Reminders: start of the event in milliseconds since 1970.
   * Otherwise 0.
   */
  mark: count,
  /**
   * `sending`: a process sends it until `until`; afterwards the process has ended, and the mail is due. `dropped`: it
   * was no longer needed.
   */
  state: z.enum(['sending', 'due', 'sent', 'refused', 'dropped']),
  /** When it may be tried again, or was done, in milliseconds since 1970. */
  until: count,
  attempts: count,
})

/** One mail about an event to a member. */
export type MailEntry = Readonly<z.infer<typeof entrySchema>>

const ledgerSchema = z.object({
  uid: text,
  domain: text,
  email: text,
  firstName: text,
  lastName: text,
  joinURL: text,
  /** 'registered' while the member is. */
  status: text,
  generation: count,
  mails: z.record(z.string(), z.unknown()).catch({}),
})

/** What mails need of the ledger of a member and an event, eventMemberPath. */
export interface MailLedger extends Omit<Readonly<z.infer<typeof ledgerSchema>>, 'mails'> {
  /** By key, see keyOf. */
  readonly mails: ReadonlyMap<string, MailEntry>
}

/** Reads the mails of a stored ledger. Missing fields get defaults; malformed mails are left out. */
export function mailLedgerOf(stored: unknown): MailLedger {
  const { mails, ...ledger } = ledgerSchema.parse(stored ?? {})
  const entries = Object.entries(mails).flatMap(([key, value]) => {
    const entry = entrySchema.safeParse(value).data
    return entry === undefined ? [] : [[key, entry] as const]
  })
  return { ...ledger, mails: new Map(entries) }
}

/** Identifies a mail in a ledger. */
export type MailKey = Pick<MailEntry, 'kind' | 'generation' | 'mark'>

/** The mail of a kind that a member should have about an event as both are now. */
export function mailKey(
  kind: MailKind,
  event: LiveEvent,
  { generation }: Pick<MailLedger, 'generation'>,
): MailKey {
  const marks = {
    confirmed: 0,
    changed: event.sequence,
    cancelled: event.state === 'cancelled' ? event.sequence : 0,
    day: 0,
    hour: 0,
  }
  const isReminder = kind === 'day' || kind === 'hour'
  return { kind, generation, mark: isReminder ? Date.parse(event.startTime) : marks[kind] }
}

/** Key of a mail in `MailLedger.mails`. */
export const keyOf = ({ kind, generation, mark }: MailKey): string => `${kind}-${generation}-${mark}`

/** Whether a mail is still to be sent. A member who is not registered only gets cancellations. */
export function isWanted(mail: MailKey, event: LiveEvent, ledger: MailLedger, now: number): boolean {
  const { kind } = mail
  const isSame = keyOf(mailKey(kind, event, ledger)) === keyOf(mail)
  if (!isSame || ledger.email === '' || isPastEvent(event, now)) return false
  const isRegistered = ledger.status === 'registered'
  if (kind === 'cancelled') return !isRegistered || event.state === 'cancelled'
  if (!isRegistered || event.state === 'cancelled') return false
  return kind === 'confirmed' || kind === 'changed' || now < Date.parse(event.startTime)
}

/** When something of the ledger is to be tried again, in milliseconds since 1970; null if nothing is. */
function nextDue(mails: ReadonlyMap<string, MailEntry>): number | null {
  const times = [...mails.values()]
    .filter(({ state }) => state === 'sending' || state === 'due')
    .map(({ until }) => until)
  return times.length === 0 ? null : Math.min(...times)
}

/** Fields of the ledger with a mail that was changed. `mailDueAt` is what sendDueMails looks for. */
export function fieldsWith({ mails }: Pick<MailLedger, 'mails'>, entry: MailEntry): MailFields {
  const changed = new Map([...mails, [keyOf(entry), entry]])
  return { mails: Object.fromEntries(changed), mailDueAt: nextDue(changed) }
}

export interface MailFields {
  readonly mails: Readonly<Record<string, MailEntry>>
  readonly mailDueAt: number | null
}

/**
 * Fields of the ledger that make a mail due. Write them in the transaction that decides to send it, so that it is sent
 * even if the process ends afterwards.
 * @param stored the ledger
 * @returns no fields if the mail was due before
 */
export function dueMail(
  stored: unknown,
  kind: MailKind,
  event: LiveEvent,
  now: number,
): MailFields | Readonly<Record<string, never>> {
  const ledger = mailLedgerOf(stored)
  const key = mailKey(kind, event, ledger)
  if (ledger.mails.has(keyOf(key))) return {}
  return fieldsWith(ledger, { ...key, state: 'due', until: now, attempts: 0 })
}
