import { DENIAL_REASON_LIMIT, REGISTRANTS_AT_ONCE } from '@outcome-studio/shared/domain/events'
import * as z from 'zod/mini'
import { defineCallable } from './defineCallable.ts'

const decided = z.object({
  registrantId: z.string(),
  /** `gone`: they are no longer registered. `tooLate`: the time was not enough, so nothing was tried. */
  outcome: z.enum(['done', 'gone', 'failed', 'tooLate']),
  /** Why it failed, in words for a tools admin; empty for other outcomes. */
  problem: z.string(),
})

/** What became of one person. */
export type DecidedRegistrant = z.infer<typeof decided>

/**
 * Approves or denies people who registered for an event, at Zoom and here. Members are told by mail, with the reason of
 * a denial. Each person succeeds or fails alone. Safe to repeat and to call twice at once: nobody is mailed twice.
 * Fails with failed-precondition (cen/zoom-unavailable), and with not-found for an unknown event.
 */
export const decideRegistrants = defineCallable({
  name: 'decideRegistrants',
  access: 'toolsAdmin',
  input: z.strictObject({
    /** Id of the event's document. */
    eventId: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/)),
    decision: z.enum(['approve', 'deny']),
    /** For those who are denied; empty for none. */
    reason: z.string().check(z.maxLength(DENIAL_REASON_LIMIT)),
    registrantIds: z
      .array(z.string().check(z.minLength(1), z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(REGISTRANTS_AT_ONCE)),
  }),
  output: z.object({ decided: z.readonly(z.array(decided)) }),
  seconds: 120,
  callsPerMinute: 20,
  maxBytes: 32_768,
})
