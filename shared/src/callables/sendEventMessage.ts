import { MESSAGE_AUDIENCES, MESSAGE_LIMITS } from '@outcome-studio/shared/domain/events'
import * as z from 'zod/mini'
import { defineCallable, NOTHING } from './defineCallable.ts'

/** What a community manager writes. */
export const messageFields = {
  audience: z.enum(MESSAGE_AUDIENCES),
  subject: z.string().check(z.minLength(1), z.maxLength(MESSAGE_LIMITS.subject)),
  text: z.string().check(z.minLength(1), z.maxLength(MESSAGE_LIMITS.text)),
  withRecording: z.boolean(),
}

/**
 * Writes to people who registered for an event. It returns once the message is stored; the mails follow. Safe to repeat
 * after a lost answer, and to call twice at once: a message with the same id is sent once.
 * Fails with failed-precondition: cen/too-many-messages, or cen/message-not-possible for an audience or a recording that
 * the event does not have; with not-found for an unknown event, and with already-exists for the id of another message.
 */
export const sendEventMessage = defineCallable({
  name: 'sendEventMessage',
  access: 'toolsAdmin',
  input: z.strictObject({
    /** A UUID, made by the client once for each message. */
    messageId: z.uuid(),
    /** Id of the event's document. */
    eventId: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/)),
    ...messageFields,
  }),
  output: NOTHING,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: 32_768,
})
