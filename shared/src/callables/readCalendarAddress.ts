import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/** The caller's calendar address; null if there is none. */
export const calendarAddress = z.object({ address: z.nullable(z.string()) })

/** Reads the private address at which calendar programs read the caller's registered events. */
export const readCalendarAddress = defineCallable({
  name: 'readCalendarAddress',
  access: 'signedIn',
  input: NOTHING,
  output: calendarAddress,
  seconds: 30,
  callsPerMinute: 30,
  maxBytes: SMALL_REQUEST,
})
