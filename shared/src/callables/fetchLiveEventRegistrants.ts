import * as z from 'zod/mini'
import { defineCallable, SMALL_REQUEST } from './defineCallable.ts'

const registrant = z.object({
  /** At Zoom; empty for members whom Zoom does not list. */
  registrantId: z.string(),
  email: z.string(),
  name: z.string(),
  /** cancelled: registered once and cancelled since. waitlisted: waits for a place, which Zoom does not know. */
  status: z.enum(['approved', 'pending', 'waitlisted', 'denied', 'cancelled']),
  /** ISO 8601; empty if unknown. */
  registeredAt: z.string(),
  /** Sum of all stays in minutes, rounded; null before the event has ended. */
  minutes: z.nullable(z.number()),
  /** Whether our mails do not arrive, because the mail server of the address refuses them. */
  isMailRefused: z.optional(z.boolean()),
  /** The member who registered here; absent for somebody who registered at Zoom directly. */
  member: z.optional(z.object({ uid: z.string(), domain: z.string() })),
})

/** Somebody who registered for an event. */
export type Registrant = z.infer<typeof registrant>

/**
 * Reads who registered for an event, all pages, and after the event who came. An empty list where eventId or eventType
 * is missing (docs/product.md §5).
 * Fails with failed-precondition (cen/zoom-unavailable).
 */
export const fetchLiveEventRegistrants = defineCallable({
  name: 'fetchLiveEventRegistrants',
  access: 'toolsAdmin',
  input: z.object({
    /** Id of the event's document. */
    eventId: z.nullish(z.string().check(z.maxLength(200))),
    /** The Functions SDK sends undefined as null. */
    eventType: z.nullish(z.enum(['webinar', 'meeting', ''])),
  }),
  output: z.object({ registrants: z.readonly(z.array(registrant)) }),
  seconds: 120,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
