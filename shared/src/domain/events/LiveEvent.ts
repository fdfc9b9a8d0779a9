import type { Branded } from '../base/Branded.ts'
import { isRecord } from '../base/isRecord.ts'
import { isTimeZone } from '../base/isTimeZone.ts'
import { parseQuestions, type RegistrationQuestion } from './RegistrationQuestion.ts'

/** Id of an event's document, made by eventIdOf. */
export type EventId = Branded<string, 'EventId'>

export const EVENT_TYPES = ['webinar', 'meeting'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** What Zoom says of an event. A cancelled event stays visible. */
export const EVENT_STATES = ['scheduled', 'started', 'ended', 'cancelled'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** How Zoom accepts registrations: at once, by its host, or none at all, because everybody may join. */
export const APPROVALS = ['automatic', 'manual', 'none'] as const
export type Approval = (typeof APPROVALS)[number]

/** What tools admins edit of an event. A sync never changes it. */
export interface EditedEventFields {
  readonly status: 'published' | 'unpublished'
  readonly category: string
  /** Id of an instructor; empty for none. */
  readonly instructor: string
  /** Path of a course on the training site; empty for none. */
  readonly preCourse: string
  /** Name of a module to have worked through; empty for none. */
  readonly preModule: string
  /** Path of an area of the product; empty for none. */
  readonly preTool: string
  /** Vimeo id, or address of an unlisted video with its hash; empty without a recording. */
  readonly vimeoId: string
}

/** What a sync stores of an event. Times are ISO 8601 in UTC with milliseconds, so that they sort as text. */
export interface SyncedEventFields {
  readonly zoomId: string
  readonly zoomUUID: string
  /** Of a recurring event; else empty. */
  readonly occurrenceId: string
  readonly eventType: EventType
  /** In minutes. */
  readonly duration: number
  readonly hostId: string
  readonly eventCreatedAt: string
  readonly joinURL: string
  readonly startTime: string
  /** startTime plus duration. */
  readonly endTime: string
  /** IANA name. */
  readonly timezone: string
  readonly topic: string
  readonly agenda: string
  readonly approval: Approval
  /** Most people who can register, as set at Zoom; null if it sets no number. */
  readonly capacity: number | null
  /** What the host asks at registration. */
  readonly questions: readonly RegistrationQuestion[]
  readonly state: EventState
  /** Raised when topic, time or cancellation changes: SEQUENCE in calendars. */
  readonly sequence: number
}

/**
 * An event as members see it, liveEventsModule/events/syncedEvents/{documentId}. Read from its listing, what only members
 * with access may know is empty: see listedEventOf.
 */
export interface LiveEvent extends SyncedEventFields, EditedEventFields {
  readonly documentId: EventId
  /** Also true where the address of the recording is left out. */
  readonly hasRecording: boolean
  /** Whether a new registration has to wait for a place. The server updates it: see followPlaces. */
  readonly isFull: boolean
}

/**
 * The id of an event's document: the same for every sync.
 * @param occurrenceId empty unless the event recurs
 */
export function eventIdOf(zoomUUID: string, occurrenceId: string): EventId {
  // A UUID of Zoom is base64. A document id has no slash.
  const safe = zoomUUID.replaceAll('/', '_').replaceAll('+', '-').replaceAll('=', '')
  return (occurrenceId === '' ? safe : `${safe}.${occurrenceId}`) as EventId
}

/** What an event starts with when it is synced first. */
export const UNEDITED: EditedEventFields = {
  status: 'unpublished',
  category: '',
  instructor: '',
  preCourse: '',
  preModule: '',
  preTool: '',
  vimeoId: '',
}

/** Reads a stored event; null without a valid time, so that no member sees a wrong hour. */
export function parseLiveEvent(id: string, stored: unknown): LiveEvent | null {
  if (!isRecord(stored)) return null
  const text = (key: string): string => {
    const value = stored[key]
    return typeof value === 'string' ? value : ''
  }
  const start = Date.parse(text('startTime'))
  const duration = stored.duration
  if (Number.isNaN(start) || typeof duration !== 'number' || !(duration >= 0)) return null
  const vimeoId = typeof stored.vimeoId === 'number' ? String(stored.vimeoId) : text('vimeoId')
  return {
    documentId: id as EventId,
    zoomId: text('zoomId'),
    zoomUUID: text('zoomUUID'),
    occurrenceId: text('occurrenceId'),
    eventType: oneOf(EVENT_TYPES, stored.eventType, 'webinar'),
    duration,
    hostId: text('hostId'),
    eventCreatedAt: text('eventCreatedAt'),
    joinURL: text('joinURL'),
    startTime: new Date(start).toISOString(),
    endTime: endTimeOf(start, duration),
    timezone: isTimeZone(text('timezone')) ? text('timezone') : 'UTC',
    topic: text('topic'),
    agenda: text('agenda'),
    approval: oneOf(APPROVALS, stored.approval, 'automatic'),
    capacity: typeof stored.capacity === 'number' ? stored.capacity : null,
    questions: parseQuestions(stored.questions),
    state: oneOf(EVENT_STATES, stored.state, 'scheduled'),
    sequence: typeof stored.sequence === 'number' ? stored.sequence : 0,
    status: stored.status === 'published' ? 'published' : 'unpublished',
    category: text('category'),
    instructor: text('instructor'),
    preCourse: text('preCourse'),
    preModule: text('preModule'),
    preTool: text('preTool'),
    vimeoId,
    hasRecording: vimeoId !== '' || stored.hasRecording === true,
    isFull: stored.isFull === true,
  }
}

/**
 * Returns the planned end of an event, ISO 8601 in UTC.
 * @param start milliseconds since 1970
 * @param duration in minutes
 */
export const endTimeOf = (start: number, duration: number): string =>
  new Date(start + duration * 60_000).toISOString()

function oneOf<Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find((each) => each === value) ?? otherwise
}
