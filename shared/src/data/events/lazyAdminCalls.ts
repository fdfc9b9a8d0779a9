import type {
  EditedEventFields,
  EventId,
  EventMessage,
  Instructor,
} from '@outcome-studio/shared/domain/events'
import type {
  DecidedRegistrant,
  Decision,
  EventChange,
  EventMailPreview,
  PlannedMail,
  RegistrantCounts,
} from './managerCalls.ts'
import type { InstructorsEdit } from './saveInstructors.ts'
import type { EventsUpdate } from './updateEvents.ts'
import type { SyncAnswer } from './zoomCalls.ts'

// Only tools admins need these. Members' first load has neither them nor the schemas of their callables.

/** Changes the same fields of several events; see its module for failures. */
export async function updateEvents(
  ids: readonly EventId[],
  changes: Partial<EditedEventFields>,
): Promise<EventsUpdate> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './updateEvents.ts')
  return module.updateEvents(ids, changes)
}

/** Edits the stored list of instructors; see its module for the errors. */
export async function saveInstructors(edit: InstructorsEdit): Promise<readonly Instructor[]> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './saveInstructors.ts')
  return module.saveInstructors(edit)
}

/** Starts a sync of the events with Zoom; see its module for the errors. */
export async function syncZoom(): Promise<SyncAnswer> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './zoomCalls.ts')
  return module.syncZoom()
}

/** Counts who registered for events and who waits; see its module for the errors. */
export async function countRegistrants(
  eventIds: readonly EventId[],
): Promise<ReadonlyMap<EventId, RegistrantCounts>> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './managerCalls.ts')
  return module.countRegistrants(eventIds)
}

/** Approves or denies people who registered for an event; see its module for the errors. */
export async function decideRegistrants(
  eventId: EventId,
  decision: Decision,
): Promise<readonly DecidedRegistrant[]> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './managerCalls.ts')
  return module.decideRegistrants(eventId, decision)
}

/** Shows who would get a mail about an event, and the mail; see its module for the errors. */
export async function previewEventMail(eventId: EventId, mail: PlannedMail): Promise<EventMailPreview> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './managerCalls.ts')
  return module.previewEventMail(eventId, mail)
}

/** Writes to people who registered for an event; see its module for the errors. */
export async function sendEventMessage(
  eventId: EventId,
  messageId: string,
  message: EventMessage,
): Promise<void> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './managerCalls.ts')
  return module.sendEventMessage(eventId, messageId, message)
}

/** Moves or cancels an event at Zoom; see its module for the errors. */
export async function changeEvent(eventId: EventId, change: EventChange): Promise<void> {
  const module = await import(/* webpackChunkName: 'events-admin' */ './managerCalls.ts')
  return module.changeEvent(eventId, change)
}
