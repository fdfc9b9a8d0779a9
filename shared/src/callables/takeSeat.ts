import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/** `full`: the group of the caller's organization has no seat left. `unconfirmed`: the address has to be confirmed. */
export const SEAT_ANSWERS = ['seated', 'full', 'unconfirmed', 'none'] as const
export type SeatAnswer = (typeof SEAT_ANSWERS)[number]

/** Gives the caller a free seat or one that an invitation reserves for them, as their next sign-in would. */
export const takeSeat = defineCallable({
  name: 'takeSeat',
  access: 'signedIn',
  input: NOTHING,
  output: z.object({ seat: z.enum(SEAT_ANSWERS) }),
  seconds: 15,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
