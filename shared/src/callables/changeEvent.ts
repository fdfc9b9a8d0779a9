import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/** Another time of an event. */
export const moveFields = {
  startTime: z.iso.datetime(),
  /** In minutes. */
  duration: z.int().check(z.minimum(1), z.maximum(1_440)),
}

/**
 * Moves or cancels an event at Zoom, and brings it in. Registered members are told by mail, as after a change that was
 * made at Zoom. Safe to repeat.
 * Fails with failed-precondition: cen/zoom-unavailable, or without a code for an event that has begun or was canceled and
 * for a time that has passed; with not-found for an unknown event.
 */
export const changeEvent = defineCallable({
  name: 'changeEvent',
  access: 'toolsAdmin',
  input: z.strictObject({
    /** Id of the event's document. */
    eventId: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/)),
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('moved'), ...moveFields }),
      z.strictObject({ kind: z.literal('canceled') }),
    ]),
  }),
  output: NOTHING,
  seconds: 60,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
