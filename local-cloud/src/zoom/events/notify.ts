import { randomUUID } from 'node:crypto'
import type { Registrant, ZoomEvent } from '../store/records.ts'
import type { EventDate } from './datesOf.ts'
import { renderDetails, renderListed, renderRegistrant, renderTime } from './renderEvent.ts'
import type { Zoom } from './Zoom.ts'

/** Records that something happened to an event, and queues its webhook. @param what for example "started" */
function notify(zoom: Zoom, { type }: ZoomEvent, what: string, payload: object): void {
  const id = randomUUID()
  zoom.store.putNotice({
    id,
    created: zoom.now(),
    type: `${type}.${what}`,
    payload: { account_id: zoom.config.accountId, ...payload },
  })
  zoom.queue(id)
}

/** Reports that an event was created, changed or deleted. @param occurrence id of the occurrence that alone was changed */
export function notifyChange(
  zoom: Zoom,
  event: ZoomEvent,
  what: 'created' | 'updated' | 'deleted',
  occurrence = '',
): void {
  const operator = { operator: hostEmail(zoom, event), operator_id: event.hostId }
  const { settings: _settings, status: _status, ...object } = renderDetails(event, zoom.origin)
  if (what === 'updated') {
    notify(zoom, event, what, { ...operator, object, old_object: { id: object.id }, time_stamp: zoom.now() })
    return
  }
  const occurrences = occurrence === '' ? {} : { occurrences: [{ occurrence_id: occurrence }] }
  notify(zoom, event, what, {
    ...operator,
    ...(occurrence === '' ? {} : { operation: 'single' }),
    object: { ...object, ...occurrences },
  })
}

/** Reports that a conference started or ended. */
export function notifyConference(
  zoom: Zoom,
  event: ZoomEvent,
  what: 'started' | 'ended',
  date: EventDate,
): void {
  notify(zoom, event, what, {
    object: {
      ...conferenceOf(zoom, event, date),
      ...(what === 'ended' ? { end_time: renderTime(zoom.now()) } : {}),
    },
  })
}

/** Reports what became of a registration. */
export function notifyRegistration(
  zoom: Zoom,
  event: ZoomEvent,
  what: 'created' | 'approved' | 'denied' | 'cancelled',
  registrant: Registrant,
): void {
  const { settings: _settings, status: _status, ...object } = renderDetails(event, zoom.origin)
  const occurrences =
    registrant.occurrence === '' ? {} : { occurrences: [{ occurrence_id: registrant.occurrence }] }
  notify(zoom, event, `registration_${what}`, {
    operator: hostEmail(zoom, event),
    object: { ...object, ...occurrences, registrant: renderRegistrant(registrant, zoom.origin) },
  })
}

/** Reports that somebody joined or left. @param time milliseconds since 1970 */
export function notifyParticipant(
  zoom: Zoom,
  event: ZoomEvent,
  what: 'joined' | 'left',
  who: {
    readonly registrant: string
    readonly email: string
    readonly name: string
    readonly date: EventDate
    readonly time: number
  },
): void {
  notify(zoom, event, `participant_${what}`, {
    object: {
      ...conferenceOf(zoom, event, who.date),
      participant: {
        user_name: who.name,
        email: who.email,
        registrant_id: who.registrant,
        [what === 'joined' ? 'join_time' : 'leave_time']: renderTime(who.time),
      },
    },
  })
}

function conferenceOf(zoom: Zoom, event: ZoomEvent, { uuid, start, duration }: EventDate) {
  const { host_id, topic, type, timezone } = renderListed(event, zoom.origin)
  // Zoom sends the id of a conference as text, unlike everywhere else.
  return { id: event.id, uuid, host_id, topic, type, start_time: renderTime(start), duration, timezone }
}

function hostEmail({ config }: Zoom, { hostId }: ZoomEvent): string {
  return config.hosts.find(({ id }) => id === hostId)?.email ?? ''
}
