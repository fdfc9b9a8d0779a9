import { eventMembersPath, SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import { logEvents, reasonOf } from '../../zoom/eventsLog.ts'
import type { EventServices } from '../EventServices.ts'
import { followPlaces } from './followPlaces.ts'

/**
 * Calls followPlaces for every event that has a waitlist or is marked as full. It completes calls that ended early.
 * An event that fails does not stop the others.
 * @param hasTime whether there is time for another event; the next call does the rest
 */
export async function followWaitlists(services: EventServices, hasTime: () => boolean): Promise<void> {
  const { firestore } = services
  const [waiting, full] = await Promise.all([
    firestore.collectionGroup('members').where('waitlistOrder', '>', 0).select().get(),
    firestore.collection(SYNCED_EVENTS_PATH).where('isFull', '==', true).get(),
  ])
  const eventIds = new Set<string>()
  for (const { ref } of waiting.docs) {
    const eventId = ref.parent.parent?.id ?? ''
    if (ref.parent.path === eventMembersPath(eventId)) eventIds.add(eventId)
  }
  for (const { id } of full.docs) eventIds.add(id)
  for (const eventId of eventIds) {
    if (!hasTime()) return
    await followPlacesLater(eventId, services)
  }
}

/** Calls followPlaces for an event. A failure is logged, and the schedule tries again. */
export async function followPlacesLater(eventId: string, services: EventServices): Promise<void> {
  try {
    await followPlaces(eventId, services)
  } catch (error) {
    logEvents({ event: 'waitlist-failed', eventId, reason: reasonOf(error) })
  }
}
