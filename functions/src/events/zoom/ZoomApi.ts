import type {
  EventType,
  LiveEvent,
  RegistrationAnswers,
  RegistrationDecision,
} from '@outcome-studio/shared/domain/events'
import { z } from 'zod'
import { answerFields } from './questionsOf.ts'
import { readPages, tokenOf } from './readPages.ts'
import type { ZoomClient } from './ZoomClient.ts'
import {
  type AddedRegistrant,
  addedRegistrantSchema,
  instancesSchema,
  participantPageSchema,
  questionsSchema,
  registrantPageSchema,
  type ZoomEvent,
  type ZoomInstance,
  type ZoomParticipant,
  type ZoomQuestions,
  type ZoomRegistrant,
  zoomEventPageSchema,
  zoomEventSchema,
} from './zoomSchemas.ts'

/** The most entries of a page of registrants and participants. */
const PAGE = '300'
/** Fewer events, because each is asked for by itself before the sync has stored the page. */
const EVENTS_PAGE = '50'

export type RegistrantStatus = 'approved' | 'pending' | 'denied'
/** What identifies an event at Zoom. */
export type ZoomEventKey = Pick<LiveEvent, 'eventType' | 'zoomId' | 'occurrenceId'>

/** Which events of a host are listed: those to come and valid ones, or meetings that are over. */
export type Listing = 'scheduled' | 'previous_meetings'

export interface EventPage {
  /** null for an entry that could not be read. */
  readonly events: readonly (ZoomEvent | null)[]
  /** Token of the next page; empty after the last one. */
  readonly nextPageToken: string
}

/** What this product asks Zoom for. Every function throws ZoomError. */
export interface ZoomApi {
  /** A page of a host's events. */
  listEvents(host: string, type: EventType, listing: Listing, pageToken: string): Promise<EventPage>
  /** An event with its settings and all its occurrences. */
  getEvent(type: EventType, zoomId: string): Promise<ZoomEvent>
  /** Gives an event another time. @param duration in minutes */
  moveEvent(event: ZoomEventKey, startTime: string, duration: number): Promise<void>
  /** Deletes an event. Zoom mails nobody, because members are told by this product. */
  deleteEvent(event: ZoomEventKey): Promise<void>
  /** The registrants in one state, page by page. */
  registrants(event: ZoomEventKey, status: RegistrantStatus): AsyncIterable<readonly ZoomRegistrant[]>
  /** Number of registrants in one state. */
  countRegistrants(event: ZoomEventKey, status: RegistrantStatus): Promise<number>
  /** What the registration form of an event asks besides name and address. */
  questions(type: EventType, zoomId: string): Promise<ZoomQuestions>
  /** Not repeated after a lost answer: see findRegistrant. */
  addRegistrant(
    event: ZoomEventKey,
    person: { readonly email: string; readonly firstName: string; readonly lastName: string },
    answers: RegistrationAnswers,
  ): Promise<AddedRegistrant>
  cancelRegistrant(
    event: ZoomEventKey,
    registrant: { readonly id: string; readonly email: string },
  ): Promise<void>
  /** Approves or denies a registrant. Somebody who has that status already keeps it. */
  decideRegistrant(
    event: ZoomEventKey,
    registrant: { readonly id: string; readonly email: string },
    decision: RegistrationDecision,
  ): Promise<void>
  /** The conferences of an event that have taken place: several if it recurs or was interrupted. */
  instances(event: ZoomEventKey): Promise<readonly ZoomInstance[]>
  /** The stays of all participants at a conference that is over, page by page. @param uuid of the conference */
  participants(type: EventType, uuid: string): AsyncIterable<readonly ZoomParticipant[]>
}

const pathOf = ({ eventType, zoomId }: Pick<LiveEvent, 'eventType' | 'zoomId'>): string =>
  `/${eventType}s/${encodeURIComponent(zoomId)}`

/** The occurrence of a recurring event, under the name that an endpoint has for it. */
const occurrenceOf = (name: string, { occurrenceId }: ZoomEventKey): Readonly<Record<string, string>> =>
  occurrenceId === '' ? {} : { [name]: occurrenceId }

/** Creates the API on a client. All errors are those of the client (ZoomError). */
export function openZoomApi(request: ZoomClient): ZoomApi {
  return {
    listEvents: async (host, type, listing, pageToken) => {
      const page = await request({
        method: 'GET',
        operation: `GET /users/{user}/${type}s`,
        path: `/users/${encodeURIComponent(host)}/${type}s`,
        query: { type: listing, page_size: EVENTS_PAGE, ...tokenOf(pageToken) },
        answer: zoomEventPageSchema,
        repeatable: true,
      })
      return { events: page.webinars ?? page.meetings ?? [], nextPageToken: page.next_page_token }
    },
    getEvent: (eventType, zoomId) =>
      request({
        method: 'GET',
        operation: `GET /${eventType}s/{id}`,
        path: pathOf({ eventType, zoomId }),
        query: { show_previous_occurrences: 'true' },
        answer: zoomEventSchema,
        repeatable: true,
      }),
    moveEvent: async (event, startTime, duration) => {
      await request({
        method: 'PATCH',
        operation: `PATCH /${event.eventType}s/{id}`,
        path: pathOf(event),
        query: occurrenceOf('occurrence_id', event),
        // Zoom's times have no milliseconds.
        body: { start_time: `${startTime.slice(0, 19)}Z`, duration },
        answer: z.unknown(),
        repeatable: true,
      })
    },
    deleteEvent: async (event) => {
      await request({
        method: 'DELETE',
        operation: `DELETE /${event.eventType}s/{id}`,
        path: pathOf(event),
        query: {
          [`cancel_${event.eventType}_reminder`]: 'false',
          ...occurrenceOf('occurrence_id', event),
        },
        answer: z.unknown(),
        repeatable: true,
      })
    },
    registrants: (event, status) =>
      readPages(request, (pageToken) => ({
        method: 'GET',
        operation: `GET /${event.eventType}s/{id}/registrants`,
        path: `${pathOf(event)}/registrants`,
        query: { status, page_size: PAGE, ...occurrenceOf('occurrence_id', event), ...tokenOf(pageToken) },
        answer: registrantPageSchema.transform((page) => ({
          items: page.registrants,
          nextPageToken: page.next_page_token,
        })),
        repeatable: true,
      })),
    countRegistrants: async (event, status) => {
      const { total_records, registrants } = await request({
        method: 'GET',
        operation: `GET /${event.eventType}s/{id}/registrants`,
        path: `${pathOf(event)}/registrants`,
        query: { status, page_size: PAGE, ...occurrenceOf('occurrence_id', event) },
        answer: registrantPageSchema,
        repeatable: true,
      })
      return total_records ?? registrants.length
    },
    questions: (eventType, zoomId) =>
      request({
        method: 'GET',
        operation: `GET /${eventType}s/{id}/registrants/questions`,
        path: `${pathOf({ eventType, zoomId })}/registrants/questions`,
        answer: questionsSchema,
        repeatable: true,
      }),
    addRegistrant: (event, { email, firstName, lastName }, answers) =>
      request({
        method: 'POST',
        operation: `POST /${event.eventType}s/{id}/registrants`,
        path: `${pathOf(event)}/registrants`,
        query: occurrenceOf('occurrence_ids', event),
        body: { ...answerFields(answers), email, first_name: firstName, last_name: lastName },
        answer: addedRegistrantSchema,
        repeatable: false,
      }),
    cancelRegistrant: (event, registrant) => putStatus(request, event, registrant, 'cancel'),
    decideRegistrant: (event, registrant, decision) => putStatus(request, event, registrant, decision),
    instances: async (event) => {
      const { webinars, meetings } = await request({
        method: 'GET',
        operation: `GET /past_${event.eventType}s/{id}/instances`,
        path: `/past_${event.eventType}s/${encodeURIComponent(event.zoomId)}/instances`,
        answer: instancesSchema,
        repeatable: true,
      })
      return [...webinars, ...meetings]
    },
    participants: (eventType, uuid) =>
      readPages(request, (pageToken) => ({
        method: 'GET',
        operation: `GET /report/${eventType}s/{uuid}/participants`,
        // A UUID with a slash has to be encoded twice: https://developers.zoom.us/docs/api/using-zoom-apis
        path: `/report/${eventType}s/${encodeURIComponent(encodeURIComponent(uuid))}/participants`,
        query: { page_size: PAGE, include_fields: 'registrant_id', ...tokenOf(pageToken) },
        answer: participantPageSchema.transform((page) => ({
          items: page.participants,
          nextPageToken: page.next_page_token,
        })),
        repeatable: true,
      })),
  }
}

async function putStatus(
  request: ZoomClient,
  event: ZoomEventKey,
  { id, email }: { readonly id: string; readonly email: string },
  action: RegistrationDecision | 'cancel',
): Promise<void> {
  await request({
    method: 'PUT',
    operation: `PUT /${event.eventType}s/{id}/registrants/status`,
    path: `${pathOf(event)}/registrants/status`,
    query: occurrenceOf('occurrence_id', event),
    body: { action, registrants: [{ id, email }] },
    answer: z.unknown(),
    repeatable: true,
  })
}
