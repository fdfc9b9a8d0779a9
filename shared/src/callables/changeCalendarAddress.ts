import * as z from 'zod/mini'
import { defineCallable, SMALL_REQUEST } from './defineCallable.ts'
import { calendarAddress } from './readCalendarAddress.ts'

const addressChange = z.strictObject({ change: z.enum(['create', 'revoke']) })

/** `create` returns the address that exists, if there is one. `revoke` ends it. */
export type CalendarAddressChange = z.infer<typeof addressChange>['change']

/**
 * Creates or revokes the caller's calendar address, and returns the address afterwards. Safe to repeat after a lost
 * answer.
 */
export const changeCalendarAddress = defineCallable({
  name: 'changeCalendarAddress',
  access: 'signedIn',
  input: addressChange,
  output: calendarAddress,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
