import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

const organization = z.object({
  domain: z.string(),
  /** How many members it has. */
  members: z.int(),
  /** Seats of the group membership; null without one. */
  group: z.nullable(z.object({ seats: z.int(), used: z.int(), endsAt: z.string() })),
})

/** The numbers of an organization, without personal data. */
export type Organization = Readonly<z.infer<typeof organization>>

/**
 * Counts the members and the seats of the caller's organization, for its admins. Nothing is written.
 * Fails with permission-denied as listMembers does.
 */
export const summarizeOrganization = defineCallable({
  name: 'summarizeOrganization',
  access: 'admin',
  input: NOTHING,
  output: organization,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
