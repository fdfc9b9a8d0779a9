import { emit } from '../billing/emit.ts'
import { renderPaymentMethod } from '../render/renderCustomer.ts'
import type { PaymentMethod } from '../store/customers.ts'
import type { Payments } from '../store/Payments.ts'
import type { Card } from './readCard.ts'

/** Stores a card without a customer until its bank has confirmed it. */
export function storeCard({ store, newId, now }: Payments, card: Card): PaymentMethod {
  return store.paymentMethods.put({ id: newId('pm'), created: now(), customer: null, ...card })
}

/** Attaches a stored card to a customer. */
export function attachCard(payments: Payments, stored: PaymentMethod, customer: string): PaymentMethod {
  const attached = payments.store.paymentMethods.put({ ...stored, customer })
  emit(payments, 'payment_method.attached', renderPaymentMethod(attached))
  return attached
}
