import { endTimeOf, eventIdOf, type LiveEvent, UNEDITED } from '@outcome-studio/shared/domain/events'

/** June 1, 2027, 14:00 in Berlin. */
export const START = Date.UTC(2027, 5, 1, 12)

/** An event of an hour in Berlin, with the given changes. */
export function mailEvent(changes: Partial<LiveEvent> = {}, start = START): LiveEvent {
  return {
    ...UNEDITED,
    status: 'published',
    documentId: eventIdOf('mail+event==', ''),
    zoomId: '1',
    zoomUUID: 'mail+event==',
    occurrenceId: '',
    eventType: 'webinar',
    duration: 60,
    hostId: 'host',
    eventCreatedAt: '',
    joinURL: 'https://zoom.test/j/everyone',
    startTime: new Date(start).toISOString(),
    endTime: endTimeOf(start, 60),
    timezone: 'Europe/Berlin',
    topic: 'Finding outcomes',
    agenda: 'We look at jobs.',
    approval: 'automatic',
    capacity: null,
    questions: [],
    state: 'scheduled',
    sequence: 2,
    hasRecording: false,
    isFull: false,
    ...changes,
  }
}
