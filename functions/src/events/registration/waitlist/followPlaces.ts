import { isPastEvent, type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { registrationPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { hasNoRegistrants } from '../../zoom/ZoomError.ts'
import type { EventServices } from '../EventServices.ts'
import { ledgerOf } from '../Ledger.ts'
import { syncRegistration } from '../syncRegistration.ts'
import { countPlaces, type PlacesLeft } from './mayTakePlace.ts'
import { nextOfWaitlist, waitlistQuery } from './nextOfWaitlist.ts'

/** Members whose document states their position. Members after these get one when they are among the first. */
const MOST_POSITIONS = 200

/**
 * Registers members from the waitlist while places are free, in order, and stores whether the event is full. Nobody moves
 * up while the event is not listed. Call it
 * after anything that may have freed a place. It may be called repeatedly: a registered member has left the waitlist,
 * so nobody is registered twice. The next call completes one that ended early.
 * @throws ZoomError, ZoomSettingsError or LeaseLostError; call it again then
 */
export async function followPlaces(eventId: string, services: EventServices): Promise<void> {
  const { firestore } = services
  let order = 0
  for (;;) {
    const stored = await firestore.doc(syncedEventPath(eventId)).get()
    const event = parseLiveEvent(eventId, stored.data())
    if (event === null) return
    const next = await nextOfWaitlist(eventId, firestore)
    const isOver = event.state === 'cancelled' || isPastEvent(event, services.now())
    const { isFree, isLimited } = await placesOf(event, isOver, services)
    const movesUp = isFree && (isOver || event.status === 'published')
    // A member whose registration has an unknown outcome may be the one who has taken the last place.
    const hasTurn = next !== null && (movesUp || next.isUnsure)
    // The same member again: the turn did not register them, because somebody else has taken the place.
    if (!hasTurn || next.order === order) {
      await setFull(event, next !== null || (isLimited && !isFree), services)
      await tellPositions(eventId, services)
      return
    }
    order = next.order
    await syncRegistration({ uid: next.uid, domain: next.domain, eventId }, services)
  }
}

/** Counts as free if the event no longer accepts registrations, so that each member's turn writes the reason. */
async function placesOf(event: LiveEvent, isOver: boolean, services: EventServices): Promise<PlacesLeft> {
  if (isOver || event.approval === 'none') return { isLimited: false, isFree: true }
  try {
    return await countPlaces(event, services)
  } catch (error) {
    if (!hasNoRegistrants(error)) throw error
    return { isLimited: false, isFree: true }
  }
}

async function setFull(event: LiveEvent, isFull: boolean, { firestore }: EventServices): Promise<void> {
  if (event.isFull === isFull) return
  await firestore.doc(syncedEventPath(event.documentId)).update({ isFull })
}

/** Writes the positions that have changed, into ledgers and members' documents. */
async function tellPositions(eventId: string, { firestore }: EventServices): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const waiting = await transaction.get(waitlistQuery(eventId, firestore).limit(MOST_POSITIONS))
    const moved = waiting.docs
      .map((stored, index) => {
        const ledger = ledgerOf(stored.data())
        const place = firestore.doc(registrationPath({ uid: stored.id, domain: ledger.domain }, eventId))
        return { ref: stored.ref, place, ledger, position: index + 1 }
      })
      .filter(({ ledger, position }) => ledger.waitlistPosition !== position)
    if (moved.length === 0) return
    const documents = await transaction.getAll(...moved.map(({ place }) => place))
    moved.forEach(({ ref, place, position }, index) => {
      transaction.update(ref, { waitlistPosition: position })
      // A member who has just left has no document.
      if (documents[index]?.get('registrationStatus') !== 'waitlisted') return
      transaction.update(place, { waitlistPosition: position })
    })
  })
}
