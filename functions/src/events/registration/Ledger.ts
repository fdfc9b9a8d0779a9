import { z } from 'zod'
import { leaseSchema } from '../../database/Lease.ts'

/**
 * State of a member's registration at Zoom as far as the server knows. `unsure`: the outcome of a request is unknown,
 * so Zoom is asked before anything else.
 */
const LEDGER_STATUSES = ['none', 'unsure', 'registered', 'waiting', 'denied', 'cancelled'] as const
export type LedgerStatus = (typeof LEDGER_STATUSES)[number]

const text = z.string().catch('')
const count = z.number().catch(0)

const ledgerSchema = z.object({
  uid: text,
  domain: text,
  /** The address that Zoom knows; that of the account may change. */
  email: text,
  firstName: text,
  lastName: text,
  status: z.enum(LEDGER_STATUSES).catch('none'),
  /** At Zoom. Empty unless registered or waiting, or at events without registration. */
  registrantId: text,
  /** The personal link of the first success: Zoom allows three registrations a day. */
  joinURL: text,
  /** Number of requests to bring Zoom into agreement, and the latest of them that is done. */
  tickets: count,
  handled: count,
  lease: leaseSchema,
  /** Place in the order of the waitlist; null if the member is not on it. A later member has a higher number. */
  waitlistOrder: z.number().nullable().catch(null),
  /** The position that the member was told, from 1; 0 for none. */
  waitlistPosition: count,
  /** Until when a member from the waitlist is asked to decline, in milliseconds since 1970; null for others. */
  declineUntil: z.number().nullable().catch(null),
  /** When a cancellation may be carried out, in milliseconds since 1970; null if there is none. */
  undoUntil: z.number().nullable().catch(null),
  /** The latest ticket before which something has happened at Zoom, and the one up to which Zoom was asked. */
  recheck: count,
  rechecked: count,
  /** Number of times the member was registered, and for which of them mails have gone out. */
  generation: count,
  confirmed: count,
  withdrawn: count,
  /** One more than the generation whose denial was mailed. */
  denied: count,
  /** What the host wrote to the denied member; empty for nothing. */
  denialReason: text,
  /** `sequence` of the event in the last mail to the member. */
  sequence: count,
  mailFailures: count,
})

/** The server's data about a member and an event, events/{eventId}/members/{uid}. Clients cannot read it. */
export type Ledger = Readonly<z.infer<typeof ledgerSchema>>

/** Of a member who is not on the waitlist. */
export const NOT_WAITING = { waitlistOrder: null, waitlistPosition: 0 } as const satisfies Partial<Ledger>

/** Reads what is stored; an empty one if nothing is. */
export const ledgerOf = (stored: unknown): Ledger => ledgerSchema.parse(stored ?? {})
