import { MOST_INVITED } from '@outcome-studio/shared/domain/base'
import * as z from 'zod/mini'
import { defineCallable, type Sendable } from './defineCallable.ts'
import { seatGroup, seatSource } from './listSeats.ts'

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320), z.email())
const uid = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/))

const seatsChange = z.strictObject({
  source: seatSource,
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

const seatsChanged = z.object({
  groups: z.readonly(z.array(seatGroup)),
  /** Addresses that get an invitation by this change. One that got it on the same day in UTC gets no second one. */
  mailed: z.readonly(z.array(z.string())),
})

/** The groups after a change, and who is mailed an invitation. */
export type SeatsChanged = Readonly<z.infer<typeof seatsChanged>>

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
  output: seatsChanged,
  seconds: 60,
  callsPerMinute: 30,
  maxBytes: 32_768,
})
