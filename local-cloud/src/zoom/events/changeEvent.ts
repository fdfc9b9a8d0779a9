import { randomBytes, randomInt } from 'node:crypto'
import type { EventKind, Questions, ZoomEvent } from '../store/records.ts'
import { datesOf, type EventDate, endOf, isOver, withDate } from './datesOf.ts'
import { notifyChange, notifyConference, notifyParticipant } from './notify.ts'
import type { Zoom } from './Zoom.ts'

/** What somebody says of an event to be added. */
export interface NewEvent {
  readonly type: EventKind
  readonly hostId: string
  readonly topic: string
  readonly agenda: string
  readonly start: number
  readonly duration: number
  readonly timezone: string
  readonly approval: ZoomEvent['approval']
  readonly capacity: number | null
  readonly questions: Questions
  readonly occurrences: readonly { readonly start: number; readonly duration: number }[]
  readonly id?: string | undefined
  readonly uuid?: string | undefined
  readonly created?: number | undefined
  /** Of its only date. Default: waiting. */
  readonly state?: ZoomEvent['state'] | undefined
}

/** Adds an event; one whose id exists is left as it is. */
export function addEvent(zoom: Zoom, wanted: NewEvent, isReported = true): ZoomEvent {
  const {
    id = String(randomInt(80_000_000_000, 99_999_999_999)),
    uuid = newUuid(),
    created = zoom.now(),
  } = wanted
  const known = zoom.store.findEvent(id)
  if (known) return known
  const { type, hostId, topic, agenda, start, duration, timezone, approval, capacity, questions } = wanted
  const details = { id, uuid, type, hostId, topic, agenda, start, duration, timezone, approval, capacity }
  const event: ZoomEvent = {
    ...details,
    questions,
    created,
    state: wanted.state ?? 'waiting',
    // Zoom names an occurrence by its time, which stays when it is moved.
    occurrences: wanted.occurrences.map((each) => ({
      ...each,
      id: String(each.start),
      uuid: newUuid(),
      state: 'waiting' as const,
    })),
  }
  zoom.store.putEvent(event)
  if (isReported) notifyChange(zoom, event, 'created')
  return event
}

/** Changes what is said of an event, or how it accepts registrations. */
export function editEvent(
  zoom: Zoom,
  event: ZoomEvent,
  changes: Partial<Pick<ZoomEvent, 'topic' | 'agenda' | 'approval' | 'capacity' | 'questions'>>,
): ZoomEvent {
  const changed = { ...event, ...changes }
  zoom.store.putEvent(changed)
  notifyChange(zoom, changed, 'updated')
  return changed
}

/** Gives an event, or one occurrence of it, another time. */
export function moveEvent(
  zoom: Zoom,
  event: ZoomEvent,
  occurrence: string,
  to: { readonly start: number; readonly duration?: number | undefined },
): ZoomEvent {
  const change = { start: to.start, ...(to.duration === undefined ? {} : { duration: to.duration }) }
  const moved = { ...withDate(event, occurrence, { ...change, state: 'waiting' }) }
  zoom.store.putEvent(moved)
  notifyChange(zoom, moved, 'updated')
  return moved
}

export function startEvent(zoom: Zoom, event: ZoomEvent, occurrence: string): ZoomEvent {
  return setState(zoom, event, occurrence, 'started')
}

export function endEvent(zoom: Zoom, event: ZoomEvent, occurrence: string): ZoomEvent {
  return setState(zoom, event, occurrence, 'ended')
}

function setState(zoom: Zoom, event: ZoomEvent, occurrence: string, state: 'started' | 'ended'): ZoomEvent {
  const changed = withDate(event, occurrence, { state })
  zoom.store.putEvent(changed)
  notifyConference(zoom, changed, state, dateOf(changed, occurrence, zoom.now()))
  return changed
}

/** Deletes an event, or one occurrence of it. */
export function cancelEvent(zoom: Zoom, event: ZoomEvent, occurrence: string): ZoomEvent {
  const changed = withDate(event, occurrence, { state: 'deleted' })
  zoom.store.putEvent(changed)
  notifyChange(zoom, changed, 'deleted', occurrence)
  return changed
}

export interface Joining {
  readonly email: string
  readonly name: string
  readonly minutes: number
  /** '' for the date that is now or next. */
  readonly occurrence: string
}

/** Lets somebody take part: now if the event is on, else from its start, or from when they left before. */
export function joinEvent(zoom: Zoom, event: ZoomEvent, { email, name, minutes, occurrence }: Joining): void {
  const { store, now } = zoom
  const date = dateOf(event, occurrence, now())
  const [registrant] = store.registrants
    .ofPerson(event.id, { email })
    .filter((each) => each.occurrence === date.occurrence && each.status === 'approved')
  const before = store
    .stays(event.id, date.occurrence, 0, Number.MAX_SAFE_INTEGER)
    .filter((stay) => stay.email === email)
  const isOn = date.start <= now() && now() < endOf(date)
  const joined = Math.max(isOn ? now() : date.start, ...before.map(({ left }) => left + 60_000))
  const left = joined + minutes * 60_000
  const who = { registrant: registrant?.id ?? '', email, name }
  store.addStay({ ...who, event: event.id, occurrence: date.occurrence, joined, left })
  notifyParticipant(zoom, event, 'joined', { ...who, date, time: joined })
  notifyParticipant(zoom, event, 'left', { ...who, date, time: left })
}

/** The date of an occurrence; without one, that which is on or next, else the last one. */
export function dateOf(event: ZoomEvent, occurrence: string, now: number): EventDate {
  const dates = datesOf(event)
  const found =
    dates.find((date) => date.occurrence === occurrence) ??
    dates.find((date) => !isOver(date, now)) ??
    dates[dates.length - 1]
  if (!found) throw new Error('An event has no date.')
  return found
}

/** As Zoom's: base64, which may contain a slash. */
const newUuid = (): string => randomBytes(16).toString('base64')
