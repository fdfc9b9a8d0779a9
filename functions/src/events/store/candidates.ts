import { isTimeZone } from '@outcome-studio/shared/domain/base'
import {
  type Approval,
  type EventState,
  type EventType,
  endTimeOf,
  type SyncedEventFields,
} from '@outcome-studio/shared/domain/events'
import { questionsOf } from '../zoom/questionsOf.ts'
import type { ZoomEvent, ZoomQuestions } from '../zoom/zoomSchemas.ts'

/** An event as Zoom has it. mergeEvent adds the fields that depend on the stored event. */
export interface Candidate extends Omit<SyncedEventFields, 'state' | 'sequence'> {
  /** What Zoom says; null if it does not say. */
  readonly zoomState: Exclude<EventState, 'cancelled'> | null
}

const APPROVALS: readonly Approval[] = ['automatic', 'manual', 'none']
/** Meetings that begin at once, and a host's personal room, are no events. */
const NO_EVENTS: ReadonlySet<number> = new Set([1, 4])
/** Recurring without a fixed time. */
const NO_TIME: ReadonlySet<number> = new Set([3, 6])
const STATES: Readonly<Record<string, Candidate['zoomState']>> = {
  waiting: 'scheduled',
  started: 'started',
  ended: 'ended',
  finished: 'ended',
}

/** Whether a listed entry is an event, which has a time. */
export const isEvent = ({ type }: ZoomEvent): boolean => !NO_EVENTS.has(type)

/** How Zoom accepts registrations for an event. */
export const approvalOf = ({ settings }: ZoomEvent): Approval =>
  APPROVALS[settings?.approval_type ?? 2] ?? 'none'

/** Why an entry cannot be shown, in words for a tools admin; null if it can. */
export function problemOf(event: ZoomEvent): string | null {
  if (NO_TIME.has(event.type)) return 'It has no fixed time.'
  if (event.uuid === '') return 'Zoom gave no UUID for it.'
  const times = event.occurrences.length > 0 ? event.occurrences : [event]
  return times.every(({ start_time }) => Number.isNaN(Date.parse(start_time)))
    ? 'Zoom gave no valid time for it.'
    : null
}

/**
 * The events to store for an event of Zoom. A recurring event has one for each occurrence that takes place.
 * @param event with its settings and occurrences
 * @param questions of its registration form
 */
export function candidatesOf(
  eventType: EventType,
  event: ZoomEvent,
  questions: ZoomQuestions,
): readonly Candidate[] {
  const shared = {
    zoomId: event.id,
    zoomUUID: event.uuid,
    eventType,
    hostId: event.host_id,
    eventCreatedAt: isoOf(event.created_at),
    joinURL: event.join_url,
    timezone: isTimeZone(event.timezone) ? event.timezone : 'UTC',
    topic: event.topic,
    agenda: event.agenda,
    approval: approvalOf(event),
    capacity: event.settings?.registrants_restrict_number || null,
    questions: questionsOf(questions),
  }
  const times =
    event.occurrences.length > 0
      ? event.occurrences
          .filter(({ status }) => status !== 'deleted')
          .map((each) => ({ ...each, occurrenceId: each.occurrence_id }))
      : [{ ...event, occurrenceId: '' }]
  return times.flatMap(({ start_time, duration, occurrenceId, status }) => {
    const start = Date.parse(start_time)
    if (Number.isNaN(start)) return []
    return [
      {
        ...shared,
        occurrenceId,
        duration,
        startTime: new Date(start).toISOString(),
        endTime: endTimeOf(start, duration),
        zoomState: STATES[status] ?? null,
      },
    ]
  })
}

function isoOf(time: string): string {
  const milliseconds = Date.parse(time)
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString()
}
