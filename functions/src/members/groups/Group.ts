import { z } from 'zod'

/** Most seats that a group can have. */
export const MOST_SEATS = 100_000

/** ISO 8601 in UTC with milliseconds, the form in which records store times. */
const time = z.iso.datetime().transform((text) => new Date(text).toISOString())
const text = z.string().max(500).catch('')

const invitationSchema = z.object({
  email: z.string(),
  invitedAt: z.string(),
  /** From then on the seat is free again. */
  expiresAt: z.string(),
})

/** An address for which a seat is reserved. */
export type Invitation = Readonly<z.infer<typeof invitationSchema>>

const plannedSchema = z
  .object({ seats: z.int().min(1), at: z.string() })
  .nullable()
  .catch(null)

/** Fields that an operator or the payment provider decides. Without them a group gives nothing. */
const termsSchema = z.object({
  endsAt: time,
  seats: z.int().min(1).max(MOST_SEATS),
  /** E-mail address of whom members ask for a seat. */
  contact: z.email().max(320),
})

const groupSchema = termsSchema.extend({
  /** What members read: "A seat of Acme’s group". */
  name: text,
  /** Uid of who has bought the group and has one of its seats; null for the group of an organization. */
  owner: z.string().nullable().catch(null),
  /** Domain whose members may take free seats while `isOpen`; null for none. */
  domain: z.string().nullable().catch(null),
  isOpen: z.boolean().catch(false),
  /** End of the paid period, which may be before `endsAt`; empty if `endsAt` says it. */
  paidUntil: text,
  /** Number of seats from the next period on; null if it does not change. */
  planned: plannedSchema,
  /** Seats that are taken, without the owner's. */
  used: z.int().min(0).catch(0),
  /** Keys of addresses whose seats were freed. They take no free seat by themselves, until they are invited again. */
  excluded: z.array(z.string()).catch([]),
  /** By addressKey. */
  invitations: z.record(z.string(), invitationSchema).catch({}),
})

/** A group membership: a pool of seats until an end. Stored at groups/{id}, see docs/decisions/group-seats.md. */
export type Group = Readonly<z.infer<typeof groupSchema>>

/** Fields of a group that an operator sets. */
export type GroupTerms = Readonly<z.infer<typeof termsSchema>>

/** What the database says about a group. */
export type StoredGroup =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'group'; readonly group: Group }

/**
 * Reads a group, which operators may also edit by hand.
 * @param stored fields of its document; undefined if there is none
 */
export function parseGroup(stored: unknown): StoredGroup {
  if (stored === undefined || stored === null) return { kind: 'none' }
  const group = groupSchema.safeParse(stored)
  return group.success ? { kind: 'group', group: group.data } : { kind: 'malformed' }
}
