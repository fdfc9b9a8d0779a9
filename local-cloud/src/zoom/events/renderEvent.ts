import type { Registrant, Stay, ZoomEvent } from '../store/records.ts'
import { datesOf } from './datesOf.ts'

const TYPES = { webinar: { single: 5, recurring: 9 }, meeting: { single: 2, recurring: 8 } } as const
/** A list shortens the description. */
const LISTED_AGENDA = 250

/** Zoom's form of a time, without milliseconds. @param time milliseconds since 1970 */
export const renderTime = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`

/** The address at which everybody may join an event without registration. */
export const openJoinUrl = (origin: string, { id }: ZoomEvent): string => `${origin}/j/${id}`

/** The personal address of somebody who is registered. */
export const joinUrlOf = (origin: string, { event, id }: Registrant): string =>
  `${origin}/w/${event}?tk=${id}`

/** An event as a list has it. */
export function renderListed(event: ZoomEvent, origin: string) {
  const types = TYPES[event.type]
  return {
    uuid: event.uuid,
    id: Number(event.id),
    host_id: event.hostId,
    topic: event.topic,
    type: event.occurrences.length > 0 ? types.recurring : types.single,
    start_time: renderTime(event.start),
    duration: event.duration,
    timezone: event.timezone,
    agenda: event.agenda.slice(0, LISTED_AGENDA),
    created_at: renderTime(event.created),
    join_url: openJoinUrl(origin, event),
  }
}

/** An event with its settings and occurrences. */
export function renderDetails(event: ZoomEvent, origin: string) {
  const occurrences = datesOf(event).filter(({ occurrence }) => occurrence !== '')
  return {
    ...renderListed(event, origin),
    agenda: event.agenda,
    status: datesOf(event).some(({ state }) => state === 'started') ? 'started' : 'waiting',
    settings: {
      approval_type: event.approval,
      ...(event.capacity === null ? {} : { registrants_restrict_number: event.capacity }),
      ...(occurrences.length > 0 ? { registration_type: 2 } : {}),
    },
    ...(event.approval === 2 ? {} : { registration_url: `${origin}/${event.type}/register/${event.id}` }),
    ...(occurrences.length > 0
      ? {
          occurrences: occurrences.map(({ occurrence, start, duration, state }) => ({
            occurrence_id: occurrence,
            start_time: renderTime(start),
            duration,
            status: state === 'deleted' ? 'deleted' : 'available',
          })),
        }
      : {}),
  }
}

/** Only those who are approved have an address to join. */
export function renderRegistrant(registrant: Registrant, origin: string) {
  const { id, email, firstName, lastName, status, created } = registrant
  return {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    status,
    create_time: renderTime(created),
    ...(status === 'approved' ? { join_url: joinUrlOf(origin, registrant) } : {}),
  }
}

export function renderStay({ registrant, email, name, joined, left, sequence }: Stay) {
  return {
    id: '',
    user_id: String(16_778_240 + sequence * 1024),
    name,
    user_email: email,
    join_time: renderTime(joined),
    leave_time: renderTime(left),
    // In seconds.
    duration: Math.round((left - joined) / 1000),
    registrant_id: registrant,
    status: 'in_meeting',
    failover: false,
  }
}
