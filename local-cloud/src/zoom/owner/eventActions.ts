import { z } from 'zod'
import {
  addEvent,
  cancelEvent,
  dateOf,
  editEvent,
  endEvent,
  joinEvent,
  moveEvent,
  startEvent,
} from '../events/changeEvent.ts'
import { datesOf } from '../events/datesOf.ts'
import { openJoinUrl, renderTime } from '../events/renderEvent.ts'
import type { Zoom } from '../events/Zoom.ts'
import { ApprovalType, EVENT_STATES, EventKind, Questions, type ZoomEvent } from '../store/records.ts'

const Time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const Minutes = z.coerce.number().int().min(1).max(1440)

const New = z.strictObject({
  type: EventKind,
  topic: z.string().min(1),
  agenda: z.string().default(''),
  host_id: z.string().optional(),
  start_time: Time,
  timezone: z.string().default('UTC'),
  duration: Minutes.default(60),
  approval_type: z.coerce.number().pipe(ApprovalType).default(0),
  capacity: z.int().min(0).nullable().default(null),
  questions: Questions.prefault({}),
  occurrences: z.array(z.strictObject({ start_time: Time, duration: Minutes })).default([]),
  id: z
    .string()
    .regex(/^\d{9,15}$/)
    .optional(),
  uuid: z.string().min(1).optional(),
  created_at: Time.optional(),
  state: z.enum(EVENT_STATES).optional(),
})
const NewList = z.strictObject({ events: z.array(New), report: z.boolean().default(false) })

/** An event as the owner sees it. */
export function renderForOwner({ store, origin }: Zoom, event: ZoomEvent) {
  return {
    id: event.id,
    uuid: event.uuid,
    type: event.type,
    host_id: event.hostId,
    topic: event.topic,
    agenda: event.agenda,
    start_time: renderTime(event.start),
    duration: event.duration,
    timezone: event.timezone,
    approval_type: event.approval,
    capacity: event.capacity,
    created_at: renderTime(event.created),
    state: event.state,
    join_url: openJoinUrl(origin, event),
    occurrences: datesOf(event)
      .filter(({ occurrence }) => occurrence !== '')
      .map(({ occurrence, uuid, start, duration, state }) => ({
        occurrence_id: occurrence,
        uuid,
        start_time: renderTime(start),
        duration,
        state,
      })),
    registrants: store.registrants.count({ event: event.id }),
  }
}

/** Adds one event, or a list of them, which then are reported by webhooks only if asked for. */
export function addEvents(zoom: Zoom, body: unknown): object {
  if (typeof body !== 'object' || body === null || !('events' in body)) {
    return renderForOwner(zoom, add(zoom, New.parse(body), true))
  }
  const { events, report } = NewList.parse(body)
  return { events: events.map((each) => renderForOwner(zoom, add(zoom, each, report))) }
}

function add(zoom: Zoom, wanted: z.infer<typeof New>, isReported: boolean): ZoomEvent {
  const { type, topic, agenda, timezone, duration, capacity, questions, id, uuid } = wanted
  const occurrences = wanted.occurrences.map((each) => ({ start: each.start_time, duration: each.duration }))
  const details = {
    hostId: wanted.host_id ?? zoom.config.hosts[0]?.id ?? '',
    start: wanted.start_time,
    approval: wanted.approval_type,
    created: wanted.created_at,
    state: wanted.state,
    occurrences,
  }
  return addEvent(
    zoom,
    { type, topic, agenda, timezone, duration, capacity, questions, id, uuid, ...details },
    isReported,
  )
}

const Which = z.object({ occurrence_id: z.string().default('') })
const Move = Which.extend({ start_time: Time, duration: Minutes.optional() })
const Edit = z.strictObject({
  topic: z.string().min(1).optional(),
  agenda: z.string().optional(),
  approval_type: z.coerce.number().pipe(ApprovalType).optional(),
  capacity: z.int().min(0).nullable().optional(),
  questions: Questions.optional(),
})
const Join = Which.extend({
  email: z.email(),
  name: z.string().min(1),
  minutes: z.coerce.number().min(0).max(1440).default(30),
})

/** Does something to an event. @param body JSON of the request; unknown shapes throw */
export type EventAction = (zoom: Zoom, event: ZoomEvent, body: unknown) => ZoomEvent

/** What seeds, tests and the console may do to an event, by the last part of the path. */
export const EVENT_ACTIONS: Readonly<Record<string, EventAction>> = {
  move: (zoom, event, body) => {
    const { occurrence_id, start_time, duration } = Move.parse(body)
    return moveEvent(zoom, event, occurrence_id, { start: start_time, duration })
  },
  edit: (zoom, event, body) => {
    const { topic, agenda, approval_type: approval, capacity, questions } = Edit.parse(body)
    return editEvent(zoom, event, {
      ...(topic === undefined ? {} : { topic }),
      ...(agenda === undefined ? {} : { agenda }),
      ...(approval === undefined ? {} : { approval }),
      ...(capacity === undefined ? {} : { capacity }),
      ...(questions === undefined ? {} : { questions }),
    })
  },
  start: (zoom, event, body) => startEvent(zoom, event, nextOccurrence(zoom, event, body)),
  end: (zoom, event, body) => endEvent(zoom, event, nextOccurrence(zoom, event, body)),
  cancel: (zoom, event, body) => cancelEvent(zoom, event, Which.parse(body).occurrence_id),
  join: (zoom, event, body) => {
    const { occurrence_id: occurrence, email, name, minutes } = Join.parse(body)
    joinEvent(zoom, event, { email, name, minutes, occurrence })
    return event
  },
}

function nextOccurrence(zoom: Zoom, event: ZoomEvent, body: unknown): string {
  return dateOf(event, Which.parse(body).occurrence_id, zoom.now()).occurrence
}
