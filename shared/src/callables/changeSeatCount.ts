import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import * as z from 'zod/mini'
import { defineCallable, SMALL_REQUEST } from './defineCallable.ts'
import { seatGroups } from './listSeats.ts'

/**
 * Buys more or fewer seats from the next period on. The current number takes a request back. Safe to repeat.
 * Fails with failed-precondition: cen/seats-taken, cen/no-group, and as requestPlanChange.
 */
export const changeSeatCount = defineCallable({
  name: 'changeSeatCount',
  access: 'signedIn',
  input: z.strictObject({ seats: z.int().check(z.minimum(MIN_GROUP_SEATS), z.maximum(1_000)) }),
  output: seatGroups,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
