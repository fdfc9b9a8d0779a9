import { z } from 'zod'

/** Most seats that a group can have. */
export const MOST_SEATS = 100_000

/** The group membership of an organization, the field `group` of domains/{domain}. */
export interface GroupMembership {
  /** ISO 8601 in UTC with milliseconds, the form in which records store times. */
  readonly endsAt: string
  readonly seats: number
  /** E-mail address of whom members ask for a seat. */
  readonly contact: string
}

/** What the settings of a domain say about a group membership. */
export type StoredGroup =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'group'; readonly group: GroupMembership }

const groupSchema = z.object({
  endsAt: z.iso.datetime().transform((time) => new Date(time).toISOString()),
  seats: z.int().min(1).max(MOST_SEATS),
  contact: z.email().max(320),
})
const settingsSchema = z.object({ group: z.unknown() })

/** Reads the group membership from domains/{domain}, which operators may also edit by hand. */
export function parseGroup(settings: unknown): StoredGroup {
  const stored = settingsSchema.safeParse(settings).data?.group
  if (stored === undefined || stored === null) return { kind: 'none' }
  const group = groupSchema.safeParse(stored)
  return group.success ? { kind: 'group', group: group.data } : { kind: 'malformed' }
}
