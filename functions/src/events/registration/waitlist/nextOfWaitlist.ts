import { eventMembersPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { ledgerOf } from '../Ledger.ts'

/** A member on the waitlist of an event. */
interface WaitingMember {
  readonly uid: string
  readonly domain: string
  readonly order: number
  /** Whether a request for the member has an unknown outcome. Then Zoom may have registered them already. */
  readonly isUnsure: boolean
}

/** The members on the waitlist of an event, the next one first. */
export const waitlistQuery = (eventId: string, firestore: Firestore) =>
  firestore.collection(eventMembersPath(eventId)).where('waitlistOrder', '>', 0).orderBy('waitlistOrder')

/** @returns null if nobody is waiting */
export async function nextOfWaitlist(eventId: string, firestore: Firestore): Promise<WaitingMember | null> {
  const [first] = (await waitlistQuery(eventId, firestore).limit(1).get()).docs
  if (first === undefined) return null
  const { domain, waitlistOrder, status } = ledgerOf(first.data())
  return { uid: first.id, domain, order: waitlistOrder ?? 0, isUnsure: status === 'unsure' }
}
