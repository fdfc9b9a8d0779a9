import { z } from 'zod'

/** Ids are numbers or strings, depending on the endpoint; parseZoomJson has kept the digits of long ones. */
const id = z.union([z.string(), z.number()]).transform(String)
const text = z.string().catch('')
const nextPage = z.string().catch('')

const occurrence = z.object({
  occurrence_id: id,
  start_time: text,
  duration: z.number().nonnegative().catch(0),
  status: text,
})

/** A webinar or meeting, from a listing or by itself. Only by itself it has settings and occurrences. */
export const zoomEventSchema = z.object({
  id,
  uuid: z.string().catch(''),
  topic: text,
  agenda: text,
  type: z.number().catch(0),
  start_time: text,
  timezone: text,
  duration: z.number().nonnegative().catch(0),
  host_id: text,
  join_url: text,
  created_at: text,
  status: text,
  settings: z
    .object({
      approval_type: z.number().catch(2),
      /** 0 for no limit. */
      registrants_restrict_number: z.number().int().nonnegative().catch(0),
    })
    .optional(),
  occurrences: z.array(occurrence).catch([]).default([]),
})
export type ZoomEvent = z.infer<typeof zoomEventSchema>

/** An entry of a listing that cannot be read is null, so that it does not hide the others. */
export const zoomEventPageSchema = z
  .object({
    next_page_token: nextPage,
    webinars: z.array(zoomEventSchema.nullable().catch(null)).optional(),
    meetings: z.array(zoomEventSchema.nullable().catch(null)).optional(),
  })
  .refine(({ webinars, meetings }) => webinars !== undefined || meetings !== undefined)

const registrant = z.object({
  id,
  email: text,
  first_name: text,
  last_name: text,
  status: z.enum(['approved', 'pending', 'denied', 'cancelled']).catch('approved'),
  create_time: text,
  join_url: text,
})
export type ZoomRegistrant = z.infer<typeof registrant>

export const registrantPageSchema = z.object({
  next_page_token: nextPage,
  total_records: z.number().int().nonnegative().optional(),
  registrants: z.array(registrant),
})

export const addedRegistrantSchema = z.object({ registrant_id: id, join_url: text })
export type AddedRegistrant = z.infer<typeof addedRegistrantSchema>

/** What the registration form asks besides name and address. */
export const questionsSchema = z.object({
  questions: z.array(z.object({ field_name: z.string(), required: z.boolean().catch(false) })).catch([]),
  custom_questions: z
    .array(
      z.object({
        title: z.string(),
        type: text,
        required: z.boolean().catch(false),
        answers: z.array(z.string()).catch([]),
      }),
    )
    .catch([]),
})
export type ZoomQuestions = Readonly<z.infer<typeof questionsSchema>>

/** Conferences of an event that have taken place. */
export const instancesSchema = z.object({
  webinars: z.array(z.object({ uuid: z.string(), start_time: text })).default([]),
  meetings: z.array(z.object({ uuid: z.string(), start_time: text })).default([]),
})
export interface ZoomInstance {
  readonly uuid: string
  readonly start_time: string
}

const participant = z.object({
  registrant_id: text,
  user_email: text,
  join_time: text,
  leave_time: text,
  /** In seconds. */
  duration: z.number().nonnegative().catch(0),
})
export type ZoomParticipant = z.infer<typeof participant>

export const participantPageSchema = z.object({
  next_page_token: nextPage,
  participants: z.array(participant),
})
