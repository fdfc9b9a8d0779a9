import { z } from 'zod'
import { cancelEvent, moveEvent } from '../events/changeEvent.ts'
import { datesOf, isOver } from '../events/datesOf.ts'
import { renderDetails, renderListed, renderStay, renderTime } from '../events/renderEvent.ts'
import { eventGone, ZoomError } from '../events/ZoomError.ts'
import type { EventKind, ZoomEvent } from '../store/records.ts'
import { type ApiCall, type ApiEndpoint, eventOf, pageOf, pageRequestOf } from './ApiCall.ts'

/** GET /v2/users/{host}/webinars or meetings */
export function listEvents(type: EventKind): ApiEndpoint {
  return (call) => {
    const { store, config, origin } = call.zoom
    const host = config.hosts.find(({ id, email }) => id === call.ids[0] || email === call.ids[0])
    if (!host) throw new ZoomError(404, 1001, `User does not exist: ${call.ids[0]}.`)
    const request = pageRequestOf(call)
    const found = store.eventsOf(host.id, type, request.after, request.size + 1)
    const { items, fields } = pageOf(call, request, found, store.countEvents(host.id, type))
    return {
      status: 200,
      body: { ...fields, [`${type}s`]: items.map(({ event }) => renderListed(event, origin)) },
    }
  }
}

/** GET /v2/webinars/{id} or meetings */
export function getEvent(type: EventKind): ApiEndpoint {
  return (call) => ({ status: 200, body: renderDetails(eventOf(call, type), call.zoom.origin) })
}

const Change = z.object({
  start_time: z.iso
    .datetime()
    .transform((text) => Date.parse(text))
    .optional(),
  duration: z.int().min(1).max(1440).optional(),
})

/** PATCH /v2/webinars/{id} or meetings: another time. */
export function patchEvent(type: EventKind): ApiEndpoint {
  return (call) => {
    const event = eventOf(call, type)
    const change = Change.safeParse(call.body)
    if (!change.success) throw new ZoomError(400, 300, 'Validation Failed.')
    const occurrence = call.query.get('occurrence_id') ?? ''
    const { start_time: start = event.start, duration } = change.data
    moveEvent(call.zoom, event, occurrence, { start, duration })
    return { status: 204 }
  }
}

/** DELETE /v2/webinars/{id} or meetings */
export function deleteEvent(type: EventKind): ApiEndpoint {
  return (call) => {
    cancelEvent(call.zoom, eventOf(call, type), call.query.get('occurrence_id') ?? '')
    return { status: 204 }
  }
}

/** GET /v2/past_webinars/{id}/instances or past_meetings: the conferences that were held. */
export function listInstances(type: EventKind): ApiEndpoint {
  return (call) => {
    const held = datesOf(eventOf(call, type)).filter(
      (date) => date.state !== 'deleted' && isOver(date, call.zoom.now()),
    )
    return {
      status: 200,
      body: { [`${type}s`]: held.map(({ uuid, start }) => ({ uuid, start_time: renderTime(start) })) },
    }
  }
}

/**
 * GET /v2/report/webinars/{id}/participants or meetings: each stay of everybody who came. By id it reports on the last
 * conference, by UUID on any.
 */
export function listParticipants(type: EventKind): ApiEndpoint {
  return (call) => {
    const { event, occurrence } = conferenceOf(call, type)
    const { store } = call.zoom
    const request = pageRequestOf(call)
    const found = store.stays(event.id, occurrence, request.after, request.size + 1)
    const { items, fields } = pageOf(call, request, found, store.countStays(event.id, occurrence))
    return { status: 200, body: { ...fields, participants: items.map(renderStay) } }
  }
}

function conferenceOf(
  { zoom, ids }: ApiCall,
  type: EventKind,
): { readonly event: ZoomEvent; readonly occurrence: string } {
  const id = ids[0] ?? ''
  const isId = /^\d+$/.test(id)
  const events = isId ? [zoom.store.findEvent(id)] : zoom.store.allEvents()
  // A UUID with a slash is encoded twice.
  const uuid = decodeURIComponent(id)
  for (const event of events) {
    if (event?.type !== type) continue
    const held = datesOf(event).filter((date) => date.state !== 'deleted' && isOver(date, zoom.now()))
    const date = isId ? held[held.length - 1] : held.find((each) => each.uuid === uuid)
    if (date) return { event, occurrence: date.occurrence }
  }
  throw eventGone(type, id)
}
