import { DOCUMENT_MAX_BYTES } from '@outcome-studio/shared/domain/base'
import { checkedStudySchema, checkedUuid } from '@outcome-studio/shared/domain/checker'
import {
  ANSWER_STATUSES,
  COACH_GOAL_MAX_LENGTH,
  COACH_MAX_GOALS,
  SIA_ANSWER_MAX_LENGTH,
} from '@outcome-studio/shared/domain/coach'
import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import * as z from 'zod/mini'
import { defineStreamingCallable } from './defineStreamingCallable.ts'

const id = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w-]+$/))
const text = z.string().check(z.maxLength(COACH_GOAL_MAX_LENGTH))

/** How many answers of the language model a member has left today. */
const budgetSchema = z.object({
  left: z.int().check(z.minimum(0)),
  /** ISO 8601. */
  resetsAt: z.string(),
})
export type SiaBudget = Readonly<z.infer<typeof budgetSchema>>

/**
 * Answers a stored message of the member. The answer grows in the database too, so that it survives the caller. A call
 * with the answerId of an earlier one returns that answer instead of a second one; status "growing" means that another
 * call still writes it.
 * Fails with not-found if the message is not stored, and permission-denied without access to the coach.
 */
export const siaChat = defineStreamingCallable({
  name: 'siaChat',
  access: 'coach',
  input: z.object({
    /** Uuid of the study. */
    studyUuid: checkedUuid,
    sessionId: id,
    /** The member's message to answer. */
    messageId: id,
    /** Id that the answer will have, chosen by the client. */
    answerId: id,
    /** The study as the member sees it, unsaved edits included. */
    study: checkedStudySchema,
    needs: z.nullable(
      z.object({
        uuid: checkedUuid,
        goals: z.array(z.object({ layer: z.enum(NEED_LAYERS), text })).check(z.maxLength(COACH_MAX_GOALS)),
      }),
    ),
  }),
  /** Appended to the answer's text. */
  chunk: z.object({ text: z.string() }),
  output: z.object({
    status: z.enum(ANSWER_STATUSES),
    /** The answer as it is stored. */
    answer: z.record(z.string(), z.unknown()),
    /** null if no language model is configured. */
    budget: z.nullable(budgetSchema),
  }),
  // Enough for the longest answer; what has arrived by then is kept.
  seconds: 55,
  heartbeatSeconds: 5,
  callsPerMinute: 20,
  maxBytes: 2 * DOCUMENT_MAX_BYTES + 4 * SIA_ANSWER_MAX_LENGTH,
})
