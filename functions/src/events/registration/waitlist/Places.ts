import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { eventPlacesPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'

const placesSchema = z.object({
  /** The latest number that was drawn for the order of the waitlist. */
  lastOrder: z.number().int().nonnegative().catch(0),
  /** How many were registered when Zoom last answered that an event without a limit of its own is full. */
  observedCapacity: z.number().nullable().catch(null),
  /** When that was, in milliseconds since 1970. */
  observedAt: z.number().catch(0),
})

/** What the server knows about the places of an event, events/{eventId}. Clients cannot read it. */
type Places = Readonly<z.infer<typeof placesSchema>>

/** Reads the stored document; defaults without one. */
export async function readPlaces(eventId: string, firestore: Firestore): Promise<Places> {
  return placesSchema.parse((await firestore.doc(eventPlacesPath(eventId)).get()).data() ?? {})
}

/** The account at Zoom may get a larger plan, so that an older observation no longer counts. */
const OBSERVED_MILLISECONDS = 86_400_000

/** How many can register; null if that is not known. @param now milliseconds since 1970 */
export function capacityOf(
  { capacity }: Pick<LiveEvent, 'capacity'>,
  { observedCapacity, observedAt }: Places,
  now: number,
): number | null {
  return capacity ?? (now - observedAt < OBSERVED_MILLISECONDS ? observedCapacity : null)
}

/** Draws the next number of the waitlist. It is the last read and the first write of the transaction. */
export async function drawWaitlistOrder(
  transaction: Transaction,
  eventId: string,
  firestore: Firestore,
): Promise<number> {
  const place = firestore.doc(eventPlacesPath(eventId))
  const { lastOrder } = placesSchema.parse((await transaction.get(place)).data() ?? {})
  transaction.set(place, { lastOrder: lastOrder + 1 }, { merge: true })
  return lastOrder + 1
}

/** Notes with how many registrants Zoom called an event full that has no number of its own. */
export async function noteFull(
  { documentId, capacity }: LiveEvent,
  registered: number,
  now: number,
  firestore: Firestore,
): Promise<void> {
  if (capacity !== null) return
  const observed = { observedCapacity: registered, observedAt: now }
  await firestore.doc(eventPlacesPath(documentId)).set(observed, { merge: true })
}
