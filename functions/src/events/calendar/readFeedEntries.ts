import { type EventId, parseLiveEvent, parseRegistration } from '@outcome-studio/shared/domain/events'
import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import { listedEventPath, registrationsPath } from '@outcome-studio/shared/domain/paths'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { ifAccount } from '../../database/ifAccount.ts'
import { memberDomains } from '../../members/memberDomains.ts'
import { pageLinkOf } from '../mail/eventMessage.ts'
import type { FeedEntry } from './writeFeed.ts'

/** For so long after its end an event stays in a feed, so that reading it stays cheap. */
const PAST_MILLISECONDS = 90 * 86_400_000

interface FeedServices {
  readonly firestore: Firestore
  readonly auth: Pick<Auth, 'getUser'>
  /** Origin of the app; empty for entries without a link. */
  readonly appOrigin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The events that a member is registered for, in the order in which they start, from their listings: these have no
 * link to join and no unpublished event. A membership is not needed.
 * @returns null if the account is deleted or disabled
 */
export async function readFeedEntries(
  uid: string,
  { firestore, auth, appOrigin, now }: FeedServices,
): Promise<readonly FeedEntry[] | null> {
  const account = await ifAccount(auth.getUser(uid))
  if (account === null || account.disabled) return null
  const registered = await registeredSince(uid, domainOfEmail(account.email ?? ''), firestore)
  if (registered.size === 0) return []
  const listings = await firestore.getAll(
    ...[...registered.keys()].map((id) => firestore.doc(listedEventPath(id))),
  )
  const entries = listings.flatMap((listing): readonly FeedEntry[] => {
    const event = parseLiveEvent(listing.id, listing.data())
    if (event === null || Date.parse(event.endTime) < now() - PAST_MILLISECONDS) return []
    const changedAt = Math.max(listing.updateTime?.toMillis() ?? 0, registered.get(event.documentId) ?? 0)
    return [{ event, uid, pageLink: pageLinkOf(event, { appOrigin }), now: changedAt }]
  })
  return entries.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'en'))
}

const orderOf = ({ event }: FeedEntry): string => `${event.startTime} ${event.documentId}`

/** When the registration for each event changed last, in milliseconds since 1970. */
async function registeredSince(
  uid: string,
  domain: string | null,
  firestore: Firestore,
): Promise<ReadonlyMap<EventId, number>> {
  const found = new Map<EventId, number>()
  for (const each of await memberDomains(uid, domain, firestore)) {
    const { docs } = await firestore.collection(registrationsPath({ uid, domain: each })).get()
    for (const registration of docs) {
      if (parseRegistration(registration.data()).kind !== 'registered') continue
      found.set(registration.id as EventId, registration.updateTime.toMillis())
    }
  }
  return found
}
