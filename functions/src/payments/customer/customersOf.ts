import { customerPath, paymentStatePath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { customerStateOf } from '../state/CustomerState.ts'

/** All ids of a person at the provider. The Stripe extension stored one of them at customers/{uid}. */
export async function customersOf(uid: string, firestore: Firestore): Promise<readonly string[]> {
  const [state, owner] = await firestore.getAll(
    firestore.doc(paymentStatePath(uid)),
    firestore.doc(customerPath(uid)),
  )
  const { customers } = customerStateOf(state?.data())
  const stored: unknown = owner?.get('stripeId')
  return typeof stored !== 'string' || stored === '' || customers.includes(stored)
    ? customers
    : [stored, ...customers]
}
