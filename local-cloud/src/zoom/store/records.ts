import { z } from 'zod'

export const EVENT_KINDS = ['webinar', 'meeting'] as const
export const EventKind = z.enum(EVENT_KINDS)
export type EventKind = z.infer<typeof EventKind>

/** Automatic, manual, or no registration, as Zoom numbers them. */
export const ApprovalType = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** What has become of an event or an occurrence. */
export const EVENT_STATES = ['waiting', 'started', 'ended', 'deleted'] as const
const State = z.enum(EVENT_STATES)

/** One date of a recurring event. */
export const Occurrence = z.object({
  id: z.string(),
  /** Of the conference that is held at this date. */
  uuid: z.string(),
  /** Milliseconds since 1970. */
  start: z.number(),
  /** In minutes. */
  duration: z.number(),
  state: State,
})
export type Occurrence = z.infer<typeof Occurrence>

/** Standard fields of the registration form. */
export const QUESTION_FIELDS = [
  'address',
  'city',
  'country',
  'zip',
  'state',
  'phone',
  'industry',
  'org',
  'job_title',
  'purchasing_time_frame',
  'role_in_purchase_process',
  'no_of_employees',
  'comments',
] as const

/** What the registration form asks besides name and address, in Zoom's form. */
export const Questions = z.strictObject({
  questions: z
    .array(z.strictObject({ field_name: z.enum(QUESTION_FIELDS), required: z.boolean().default(false) }))
    .default([]),
  custom_questions: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(255),
        type: z.enum(['short', 'single', 'single_radio', 'single_dropdown', 'multiple']),
        required: z.boolean().default(false),
        answers: z.array(z.string().min(1)).default([]),
      }),
    )
    .default([]),
})
export type Questions = z.infer<typeof Questions>

/** A webinar or a meeting. */
export const ZoomEvent = z.object({
  /** Digits, more than 32 bits. */
  id: z.string(),
  uuid: z.string(),
  type: EventKind,
  hostId: z.string(),
  topic: z.string(),
  agenda: z.string(),
  /** Milliseconds since 1970. */
  start: z.number(),
  /** In minutes. */
  duration: z.number(),
  timezone: z.string(),
  approval: ApprovalType,
  /** How many may register; null for no limit. */
  capacity: z.number().nullable(),
  questions: Questions.default({ questions: [], custom_questions: [] }),
  created: z.number(),
  state: State,
  /** Empty unless it recurs. */
  occurrences: z.array(Occurrence),
})
export type ZoomEvent = z.infer<typeof ZoomEvent>

export const REGISTRANT_STATUSES = ['approved', 'pending', 'denied'] as const
export const RegistrantStatus = z.enum(REGISTRANT_STATUSES)
export type RegistrantStatus = z.infer<typeof RegistrantStatus>

/** Somebody registered for an event, or for one occurrence of it. */
export const Registrant = z.object({
  sequence: z.number(),
  event: z.string(),
  /** '' unless the event recurs. */
  occurrence: z.string(),
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: RegistrantStatus,
  created: z.number(),
})
export type Registrant = z.infer<typeof Registrant>

/** From when to when somebody was in a conference. Milliseconds since 1970. */
export const Stay = z.object({
  sequence: z.number(),
  event: z.string(),
  occurrence: z.string(),
  registrant: z.string(),
  email: z.string(),
  name: z.string(),
  joined: z.number(),
  left: z.number(),
})
export type Stay = z.infer<typeof Stay>

/** A webhook. `object` is what its payload says of the event. */
export const Notice = z.object({
  id: z.string(),
  created: z.number(),
  type: z.string(),
  payload: z.record(z.string(), z.unknown()),
})
export type Notice = z.infer<typeof Notice>
