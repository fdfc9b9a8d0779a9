import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

const count = z.int().check(z.minimum(0))

/** `own`: bought by the caller. `organization`: set by an operator for the domain that the caller is an admin of. */
export const seatSource = z.enum(['own', 'organization'])
export type SeatSource = z.infer<typeof seatSource>

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

/** Schema of a group whose seats the caller manages. */
export const seatGroup = z.object({
  source: seatSource,
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

/** The groups whose seats the caller manages. */
export const seatGroups = z.object({ groups: z.readonly(z.array(seatGroup)) })

/** Lists the groups whose seats the caller manages, with their members and invitations. Nothing is written. */
export const listSeats = defineCallable({
  name: 'listSeats',
  access: 'signedIn',
  input: NOTHING,
  output: seatGroups,
  seconds: 30,
  callsPerMinute: 30,
  maxBytes: SMALL_REQUEST,
})
