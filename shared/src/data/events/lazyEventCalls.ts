import type { EventProgress, LiveEvent } from '@outcome-studio/shared/domain/events'
import type { RecordingAnswer } from './readRecording.ts'
import type { RegistrationWish } from './registration.ts'

// Loaded together with the listeners to events, so that a registration fails offline with a message of its own.

/** Asks the server to register the signed-in member; see its module for the errors. */
export async function register(
  event: Pick<LiveEvent, 'documentId' | 'zoomId' | 'zoomUUID'>,
  wish: RegistrationWish,
): Promise<void> {
  const module = await import(/* webpackChunkName: 'events' */ './registration.ts')
  return module.register(event, wish)
}

/** Cancels a registration of the signed-in member; see its module for the result and the errors. */
export async function cancelRegistration(eventId: string): Promise<RegistrationWish> {
  const module = await import(/* webpackChunkName: 'events' */ './registration.ts')
  return module.cancelRegistration(eventId)
}

/** Changes the signed-in member's progress with an event; see its module for the errors. */
export async function saveEventProgress(
  eventId: string,
  change: (progress: EventProgress) => EventProgress,
): Promise<void> {
  const module = await import(/* webpackChunkName: 'events' */ './saveEventProgress.ts')
  return module.saveEventProgress(eventId, change)
}

/** Reads the address of a recording, if the signed-in member may watch it now; see its module for the errors. */
export async function readRecording(eventId: string): Promise<RecordingAnswer> {
  const module = await import(/* webpackChunkName: 'events' */ './readRecording.ts')
  return module.readRecording(eventId)
}
