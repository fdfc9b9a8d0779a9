import { DOCUMENT_MAX_BYTES } from '@outcome-studio/shared/domain/base'
import { checkedStudySchema } from '@outcome-studio/shared/domain/checker'
import { SIA_MESSAGE_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import * as z from 'zod/mini'
import { defineCallable } from './defineCallable.ts'

/** Of the coach's state, which holds open points in the member's words. */
const STATE_MAX_LENGTH = 20_000
/** More than a question has. */
const MOST_LINES = 30

/** A LinePreview. */
const preview = z.object({
  drafts: z.array(z.string()),
  remarks: z.array(z.string()),
  isKnown: z.boolean(),
  step: z.nullable(z.string()),
})

/**
 * Tells what the built-in coach would make of lines if they were sent, one by one, while the member writes them. Stores
 * nothing.
 * Fails with permission-denied without access to the coach.
 */
export const previewLines = defineCallable({
  name: 'previewLines',
  access: 'coach',
  input: z.object({
    /** The study as the member sees it. */
    study: checkedStudySchema,
    /** State of the coach's last answer (CoachMessage.state). */
    state: z.string().check(z.maxLength(STATE_MAX_LENGTH)),
    /** Each with its beginning. */
    lines: z.array(z.string().check(z.maxLength(SIA_MESSAGE_MAX_LENGTH))).check(z.maxLength(MOST_LINES)),
  }),
  /** In the order of the lines. */
  output: z.object({ lines: z.array(preview) }),
  seconds: 15,
  callsPerMinute: 60,
  maxBytes: DOCUMENT_MAX_BYTES + 4 * SIA_MESSAGE_MAX_LENGTH,
})
