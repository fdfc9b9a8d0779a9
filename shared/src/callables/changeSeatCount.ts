import * as z from 'zod/mini'
import { defineCallable, SMALL_REQUEST } from './defineCallable.ts'
import { seatGroups } from './listSeats.ts'
import { seatCount } from './seatCount.ts'

/**
 * Buys more or fewer seats from the next period on. The current number takes a request back. Safe to repeat.
 * Fails with failed-precondition: cen/seats-taken, cen/no-group, and as requestPlanChange.
 */
export const changeSeatCount = defineCallable({
  name: 'changeSeatCount',
  access: 'signedIn',
  input: z.strictObject({ seats: seatCount }),
  output: seatGroups,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
