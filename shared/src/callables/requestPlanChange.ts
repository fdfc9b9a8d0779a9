import { PLANS } from '@outcome-studio/shared/domain/payments'
import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/**
 * Schedules a change of the caller's plan for the end of the paid period, in place of an earlier request. The current
 * plan takes a request back. Safe to repeat after a lost answer.
 * Fails with failed-precondition (cen/no-subscription), and for the student plan without the confirmation
 * (cen/plan-not-offered).
 */
export const requestPlanChange = defineCallable({
  name: 'requestPlanChange',
  access: 'signedIn',
  input: z.strictObject({
    newPlan: z.enum(PLANS),
    /** The member is enrolled at a school or university. The student plan needs it. */
    confirmsStudent: z.optional(z.literal(true)),
  }),
  output: NOTHING,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
