import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { EventServices } from '../EventServices.ts'
import type { Turn } from '../turns.ts'
import { nextOfWaitlist } from './nextOfWaitlist.ts'
import { capacityOf, noteFull, readPlaces } from './Places.ts'

/** The free places of an event. */
export interface PlacesLeft {
  /** Whether a number of places is known at all. */
  readonly isLimited: boolean
  readonly isFree: boolean
}

/**
 * Counts the registrants at Zoom, where people also register without this product.
 * @throws ZoomError
 */
export async function countPlaces(event: LiveEvent, services: EventServices): Promise<PlacesLeft> {
  const places = await readPlaces(event.documentId, services.firestore)
  const most = capacityOf(event, places, services.now())
  if (most === null) return { isLimited: false, isFree: true }
  const registered = await services.openZoom().countRegistrants(event, 'approved')
  return { isLimited: true, isFree: registered < most }
}

/**
 * Whether Zoom may be asked to register a member. With a waitlist, only its first member may be registered. Places are
 * counted for members who wait, because Zoom accepts three requests a day for each of them; for others Zoom decides.
 * @throws ZoomError
 */
export async function mayTakePlace(
  { key, ledger }: Turn,
  event: LiveEvent,
  isWaiting: boolean,
  services: EventServices,
): Promise<boolean> {
  const next = await nextOfWaitlist(event.documentId, services.firestore)
  if (next !== null && next.uid !== key.uid) return false
  // A registration whose response was lost already has its place.
  if (!isWaiting || ledger.status === 'unsure') return true
  return (await countPlaces(event, services)).isFree
}

/** Remembers how many were registered when Zoom called an event full. @throws ZoomError */
export async function followFull(event: LiveEvent, services: EventServices): Promise<void> {
  if (event.capacity !== null) return
  const registered = await services.openZoom().countRegistrants(event, 'approved')
  await noteFull(event, registered, services.now(), services.firestore)
}
