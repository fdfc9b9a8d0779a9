import { paymentStatePath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { requestedAtOf } from '../customer/plannedChange.ts'

/**
 * Stores that the member takes a planned change back, or replaces it. It is then not reported as dropped by a
 * cancellation, whichever synchronization notices it first. Call it before the provider changes.
 */
export async function rememberTakenBack(
  uid: string,
  schedule: Stripe.SubscriptionSchedule,
  firestore: Firestore,
): Promise<void> {
  await firestore.doc(paymentStatePath(uid)).set({ takenBack: requestedAtOf(schedule) }, { merge: true })
}
