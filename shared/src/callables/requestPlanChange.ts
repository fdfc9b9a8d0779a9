import { PLANS } from '@outcome-studio/shared/domain/payments'
import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'
import { seatCount } from './seatCount.ts'

/**
 * Schedules a change of the caller's plan for the end of the paid period, in place of an earlier request. The current
 * plan takes a request back. Safe to repeat after a lost answer.
 * Fails with failed-precondition: cen/no-subscription, cen/plan-not-offered for the student plan without the
 * confirmation, and cen/seats-taken for fewer seats than the caller's group has given.
 */
export const requestPlanChange = defineCallable({
  name: 'requestPlanChange',
  access: 'signedIn',
  input: z.strictObject({
    newPlan: z.enum(PLANS),
    /** The member is enrolled at a school or university. The student plan needs it. */
    confirmsStudent: z.optional(z.literal(true)),
    /** Seats of the group plan; without it, the fewest that a group has. Other plans have none. */
    seats: z.optional(seatCount),
  }),
  output: NOTHING,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
