import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import { refusal } from '../../errors/refusal.ts'
import { customersOf } from '../customer/customersOf.ts'

/**
 * Requires that a customer of the payment provider is the caller.
 * @param customer id at the provider that the caller sent
 * @throws HttpsError cen/no-subscription for a caller who is no customer, permission-denied for the id of another
 *   customer
 */
export async function requireOwnCustomer(uid: string, customer: string, firestore: Firestore): Promise<void> {
  const own = await customersOf(uid, firestore)
  if (own.length === 0) throw refusal('failed-precondition', 'cen/no-subscription')
  if (!own.includes(customer)) throw new HttpsError('permission-denied', 'This customer is somebody else.')
}
