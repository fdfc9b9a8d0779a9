import * as z from 'zod/mini'
import { moveFields } from './changeEvent.ts'
import { defineCallable } from './defineCallable.ts'
import { messageFields } from './sendEventMessage.ts'

const count = z.int().check(z.minimum(0))
const line = z.object({ text: z.string(), was: z.nullable(z.string()) })
const texts = z.readonly(z.array(z.string()))

const preview = z.object({
  /** Members who get it. */
  people: count,
  /** How many of them wait for the host's approval or for a place. */
  waiting: count,
  /** People of the audience who registered at Zoom directly, so that they do not get it. */
  strangers: count,
  /** Members whose mail server refuses their address. */
  unreachable: count,
  mail: z.object({
    subject: z.string(),
    heading: z.string(),
    paragraphs: texts,
    block: z.nullable(z.object({ title: line, lines: z.readonly(z.array(line)) })),
    button: z.nullable(z.string()),
    /** Labels of the other links. */
    links: texts,
    notes: texts,
    footer: z.string(),
  }),
})

/** Who gets a mail about an event, and the mail as it arrives at the caller. */
export type EventMailPreview = z.infer<typeof preview>

/**
 * Shows who would get a mail about an event, and the mail. Nothing is sent.
 * Fails with failed-precondition: cen/zoom-unavailable, or cen/message-not-possible as sendEventMessage; with not-found
 * for an unknown event.
 */
export const previewEventMail = defineCallable({
  name: 'previewEventMail',
  access: 'toolsAdmin',
  input: z.strictObject({
    /** Id of the event's document. */
    eventId: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/)),
    mail: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('message'), ...messageFields }),
      z.strictObject({ kind: z.literal('unpublished') }),
      z.strictObject({ kind: z.literal('moved'), ...moveFields }),
      z.strictObject({ kind: z.literal('canceled') }),
    ]),
  }),
  output: preview,
  seconds: 120,
  callsPerMinute: 30,
  maxBytes: 32_768,
})
