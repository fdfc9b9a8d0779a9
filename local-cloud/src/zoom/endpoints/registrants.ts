import { z } from 'zod'
import { changeStatus, register, STATUS_ACTIONS } from '../events/register.ts'
import { joinUrlOf, renderRegistrant, renderTime } from '../events/renderEvent.ts'
import { ZoomValidationError } from '../events/ZoomError.ts'
import { type EventKind, RegistrantStatus } from '../store/records.ts'
import { type ApiEndpoint, eventOf, pageOf, pageRequestOf } from './ApiCall.ts'
import { refuseAnswers } from './refuseAnswers.ts'

const Person = z.object({
  email: z.email().max(128),
  first_name: z.string().min(1).max(64),
  last_name: z.string().max(64).default(''),
})

/** POST /v2/webinars/{id}/registrants or meetings */
export function addRegistrant(type: EventKind): ApiEndpoint {
  return (call) => {
    const { zoom, query } = call
    const event = eventOf(call, type)
    const person = parse(Person, call.body)
    refuseAnswers(event, call.body)
    const wanted = (query.get('occurrence_ids') ?? '').split(',').filter((id) => id !== '')
    const names = { firstName: person.first_name, lastName: person.last_name }
    const registered = register(zoom, event, { email: person.email, ...names }, wanted)
    const [first] = registered
    const occurrences = event.occurrences.filter(({ id }) =>
      registered.some((each) => each.occurrence === id),
    )
    return {
      status: 201,
      body: {
        id: Number(event.id),
        registrant_id: first?.id,
        topic: event.topic,
        start_time: renderTime(occurrences[0]?.start ?? event.start),
        ...(first?.status === 'approved' ? { join_url: joinUrlOf(zoom.origin, first) } : {}),
        ...(occurrences.length === 0
          ? {}
          : {
              occurrences: occurrences.map(({ id, start, duration, state }) => ({
                occurrence_id: id,
                start_time: renderTime(start),
                duration,
                status: state === 'deleted' ? 'deleted' : 'available',
              })),
            }),
      },
    }
  }
}

/** GET /v2/webinars/{id}/registrants/questions or meetings: what is asked besides name and address. */
export function listQuestions(type: EventKind): ApiEndpoint {
  return (call) => ({ status: 200, body: eventOf(call, type).questions })
}

/** GET /v2/webinars/{id}/registrants or meetings: those of one status, approved ones unless another is named. */
export function listRegistrants(type: EventKind): ApiEndpoint {
  return (call) => {
    const { zoom, query } = call
    const event = eventOf(call, type)
    const status = parse(RegistrantStatus, query.get('status') ?? 'approved')
    const occurrence = query.get('occurrence_id') ?? undefined
    const request = pageRequestOf(call)
    const filter = { event: event.id, occurrence, status }
    const found = zoom.store.registrants.list({ ...filter, after: request.after, limit: request.size + 1 })
    const { items, fields } = pageOf(call, request, found, zoom.store.registrants.count(filter))
    return {
      status: 200,
      body: { ...fields, registrants: items.map((each) => renderRegistrant(each, zoom.origin)) },
    }
  }
}

const StatusChange = z.object({
  action: z.enum(STATUS_ACTIONS),
  registrants: z
    .array(z.object({ id: z.string().optional(), email: z.string().optional() }))
    .min(1)
    .max(30),
})

/** PUT /v2/webinars/{id}/registrants/status or meetings */
export function putStatus(type: EventKind): ApiEndpoint {
  return (call) => {
    const event = eventOf(call, type)
    const { action, registrants } = parse(StatusChange, call.body)
    const occurrence = call.query.get('occurrence_id') ?? undefined
    for (const { id, email } of registrants) {
      const who = { ...(id === undefined ? {} : { id }), ...(email === undefined ? {} : { email }) }
      changeStatus(call.zoom, event, who, action, { occurrence, isLimited: true })
    }
    return { status: 204 }
  }
}

/** @throws ZoomValidationError for a request that Zoom would not accept */
function parse<Parsed>(schema: z.ZodType<Parsed>, value: unknown): Parsed {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ZoomValidationError(
    result.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })),
  )
}
