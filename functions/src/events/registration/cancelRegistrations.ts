import { isPastEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import {
  eventMemberPath,
  eventMembersPath,
  registrantsPath,
  registrationPath,
  registrationsPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { unregisteredOf } from './commitTurn.ts'
import type { EventServices } from './EventServices.ts'
import { inOwnTurn } from './inOwnTurn.ts'
import type { RegistrationKey, Turn } from './turns.ts'
import { cancelAtZoom } from './unregister.ts'
import { followPlacesLater } from './waitlist/followWaitlists.ts'

/**
 * Cancels the registrations of a person whose account is deleted, and deletes their ledgers. Sends no mail. Safe to
 * repeat.
 * @param domains all domains under which the person has data
 * @throws ZoomError if Zoom does not answer; the rest stays for the next call
 */
export async function cancelRegistrations(
  uid: string,
  domains: readonly string[],
  services: EventServices,
): Promise<void> {
  const { firestore } = services
  for (const domain of domains) {
    // Without them, no trigger registers the person again.
    const requests = await firestore.collection(registrationsPath({ uid, domain })).select().get()
    for (const { ref } of requests.docs) await ref.delete()
  }
  const eventIds = new Set<string>()
  const ledgers = await firestore.collectionGroup('members').where('uid', '==', uid).get()
  for (const { ref, data } of ledgers.docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
    const eventId = ref.parent.parent?.id ?? ''
    if (ref.parent.path !== eventMembersPath(eventId)) continue
    const key = { uid, domain: String(data.domain), eventId }
    await inOwnTurn(key, {}, (turn) => forgetTurn(turn, services), services)
    eventIds.add(eventId)
  }
  for (const eventId of eventIds) await followPlacesLater(eventId, services)
}

async function forgetTurn({ key, ledger }: Turn, services: EventServices): Promise<void> {
  const { firestore, now } = services
  const stored = await firestore.doc(syncedEventPath(key.eventId)).get()
  const event = parseLiveEvent(key.eventId, stored.data())
  const { status } = ledger
  const isAtZoom = status !== 'none' && status !== 'cancelled'
  const isToCome = event !== null && event.state !== 'cancelled' && !isPastEvent(event, now())
  if (isAtZoom && isToCome && event.approval !== 'none') {
    // The host may have approved who was denied, and the news not have arrived yet.
    const known = status === 'denied' ? ({ ...ledger, status: 'unsure' } as const) : ledger
    await cancelAtZoom(services.openZoom(), event, known)
  }
  await forgetCancellation(key, services)
  await firestore.doc(registrationPath(key, key.eventId)).delete()
  await firestore.doc(eventMemberPath(key.eventId, key.uid)).delete()
}

/** Removes a person from those who cancelled. */
async function forgetCancellation(
  { uid, eventId }: RegistrationKey,
  { firestore }: EventServices,
): Promise<void> {
  const place = firestore.doc(registrantsPath(eventId))
  await firestore.runTransaction(async (transaction) => {
    const noted = unregisteredOf((await transaction.get(place)).data())
    const unregisteredRegistrants = noted.filter((each) => each.uid !== uid)
    if (unregisteredRegistrants.length !== noted.length)
      transaction.update(place, { unregisteredRegistrants })
  })
}
