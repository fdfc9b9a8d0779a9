import * as z from 'zod/mini'
import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import { defineCallable, NOTHING, type Sendable, SMALL_REQUEST } from './defineCallable.ts'

/** Most addresses that can be invited at once. */
export const MOST_INVITED = 50

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320), z.email())
const uid = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/))
const count = z.int().check(z.minimum(0))

/** `own`: bought by the caller. `organization`: set by an operator for the domain that the caller is an admin of. */
const source = z.enum(['own', 'organization'])
export type SeatSource = z.infer<typeof source>

const holder = z.object({
  uid: z.string(),
  email: z.string(),
  /** Empty if unknown. */
  name: z.string(),
  /** Whether the member took the seat by an address of the domain. */
  isByDomain: z.boolean(),
  /** ISO 8601; empty if unknown. */
  lastUsedAt: z.string(),
})
export type SeatHolder = Readonly<z.infer<typeof holder>>

const invitation = z.object({ email: z.string(), invitedAt: z.string(), expiresAt: z.string() })
export type SeatInvitation = Readonly<z.infer<typeof invitation>>

const seatGroup = z.object({
  source,
  name: z.string(),
  seats: count,
  /** Seats that nobody else can take: with a member, reserved by an invitation, or the owner's. */
  taken: count,
  /** Seats that can be given now. */
  free: count,
  /** Whether one of the seats is the caller's, who pays for the group. */
  isOwner: z.boolean(),
  endsAt: z.string(),
  /** End of the paid period; empty if the group does not renew. */
  paidUntil: z.string(),
  /** The number of seats from the next period on; null if it does not change. */
  planned: z.nullable(z.object({ seats: count, at: z.string() })),
  /** Domain whose members can be let in; null at a public mail provider. */
  domain: z.nullable(z.string()),
  isOpen: z.boolean(),
  holders: z.readonly(z.array(holder)),
  invitations: z.readonly(z.array(invitation)),
})

/** A group whose seats the caller manages. */
export type SeatGroup = Readonly<z.infer<typeof seatGroup>>

const groups = z.object({ groups: z.readonly(z.array(seatGroup)) })

/** Lists the groups whose seats the caller manages, with their members and invitations. Nothing is written. */
export const listSeats = defineCallable({
  name: 'listSeats',
  access: 'signedIn',
  input: NOTHING,
  output: groups,
  seconds: 30,
  callsPerMinute: 30,
  maxBytes: SMALL_REQUEST,
})

const seatsChange = z.strictObject({
  source,
  change: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('invite'),
      emails: z.array(email).check(z.minLength(1), z.maxLength(MOST_INVITED)),
    }),
    z.strictObject({ kind: z.literal('withdraw'), email }),
    z.strictObject({ kind: z.literal('free'), uid }),
    z.strictObject({ kind: z.literal('move'), uid, email }),
    z.strictObject({ kind: z.literal('open'), isOpen: z.boolean() }),
  ]),
})

/** A change of who has the seats of a group. */
export type SeatsChange = Sendable<z.infer<typeof seatsChange>>

/**
 * Changes who has the seats of a group that the caller manages, and returns the groups afterwards. Safe to repeat after
 * a lost answer. Nothing of the answer says whether an address has an account.
 * Fails with permission-denied for everybody else, and with failed-precondition: cen/no-group, cen/no-seat-free,
 * cen/group-not-open, cen/too-many-invitations, cen/email-not-confirmed.
 */
export const changeSeats = defineCallable({
  name: 'changeSeats',
  access: 'signedIn',
  input: seatsChange,
  output: groups,
  seconds: 60,
  callsPerMinute: 30,
  maxBytes: 32_768,
})

/**
 * Buys more or fewer seats from the next period on. The current number takes a request back. Safe to repeat.
 * Fails with failed-precondition: cen/seats-taken, cen/no-group, and as requestPlanChange.
 */
export const changeSeatCount = defineCallable({
  name: 'changeSeatCount',
  access: 'signedIn',
  input: z.strictObject({ seats: z.int().check(z.minimum(MIN_GROUP_SEATS), z.maximum(1_000)) }),
  output: groups,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})

/** `full`: the group of the caller's organization has no seat left. `unconfirmed`: the address has to be confirmed. */
export const SEAT_ANSWERS = ['seated', 'full', 'unconfirmed', 'none'] as const
export type SeatAnswer = (typeof SEAT_ANSWERS)[number]

/** Gives the caller a free seat or one that an invitation reserves for them, as their next sign-in would. */
export const takeSeat = defineCallable({
  name: 'takeSeat',
  access: 'signedIn',
  input: NOTHING,
  output: z.object({ seat: z.enum(SEAT_ANSWERS) }),
  seconds: 15,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
