import { type CollectionPath, collectionPath, type DocumentPath, documentPath } from './DocumentPath.ts'
import { type MemberKey, memberPath } from './memberPaths.ts'

/** Path of what members read about events in general: see EventsInfo. */
export const EVENTS_PATH: DocumentPath = documentPath('liveEventsModule', 'events')

/** Path of the state of the sync, which tools admins read: see SyncState. */
export const SYNC_STATE_PATH: DocumentPath = documentPath('liveEventsModule', 'sync')

/** Collection of the events, brought in from Zoom. */
export const SYNCED_EVENTS_PATH: CollectionPath = collectionPath(EVENTS_PATH, 'syncedEvents')

export const syncedEventPath = (eventId: string): DocumentPath => documentPath(SYNCED_EVENTS_PATH, eventId)

/**
 * Collection of what members without access read of the published events: see listedEventOf. The server derives it from
 * the events.
 */
export const LISTED_EVENTS_PATH: CollectionPath = collectionPath(EVENTS_PATH, 'listedEvents')

export const listedEventPath = (eventId: string): DocumentPath => documentPath(LISTED_EVENTS_PATH, eventId)

/** Path of who cancelled their registration for an event: { unregisteredRegistrants }. Tools admins read it. */
export const registrantsPath = (eventId: string): DocumentPath =>
  documentPath(EVENTS_PATH, 'registrants', eventId)

/** Collection of what was written to registrants: see SentMessage. Tools admins read it, the server writes it. */
export const EVENT_MESSAGES_PATH: CollectionPath = collectionPath(EVENTS_PATH, 'messages')

export const eventMessagePath = (messageId: string): DocumentPath =>
  documentPath(EVENT_MESSAGES_PATH, messageId)

/** Path of a member's registration for an event. */
export const registrationPath = (member: MemberKey, eventId: string): DocumentPath =>
  documentPath(memberPath(member), 'liveEvents', eventId)

/** Collection of what a member has done about events: see EventProgress. */
export const eventProgressesPath = (member: MemberKey): CollectionPath =>
  collectionPath(memberPath(member), 'eventProgress')

export const eventProgressPath = (member: MemberKey, eventId: string): DocumentPath =>
  documentPath(eventProgressesPath(member), eventId)
