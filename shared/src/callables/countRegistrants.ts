import { EVENTS_COUNTED_AT_ONCE } from '@outcome-studio/shared/domain/events'
import * as z from 'zod/mini'
import { defineCallable } from './defineCallable.ts'

const count = z.int().check(z.minimum(0))

const counted = z.object({
  eventId: z.string(),
  /** Registered, at Zoom directly or here. */
  approved: count,
  /** Awaiting approval. */
  pending: count,
  waitlisted: count,
})

/** How many people registered for an event, and how many wait. */
export type RegistrantCounts = z.infer<typeof counted>

/**
 * Counts who registered for events and who waits, at Zoom and here. Events that could not be counted are left out.
 * Fails with failed-precondition (cen/zoom-unavailable) if none could be counted.
 */
export const countRegistrants = defineCallable({
  name: 'countRegistrants',
  access: 'toolsAdmin',
  input: z.strictObject({
    /** Ids of the events' documents. */
    eventIds: z
      .array(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/)))
      .check(z.maxLength(EVENTS_COUNTED_AT_ONCE)),
  }),
  output: z.object({ counts: z.readonly(z.array(counted)) }),
  seconds: 60,
  callsPerMinute: 10,
  maxBytes: 65_536,
})
