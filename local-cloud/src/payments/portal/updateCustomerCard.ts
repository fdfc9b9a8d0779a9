import { changeSubscription } from '../billing/changeSubscription.ts'
import { collectInvoice } from '../billing/collectInvoice.ts'
import { emit } from '../billing/emit.ts'
import { attachCard } from '../cards/attachCard.ts'
import { renderCustomer, renderPaymentMethod } from '../render/renderCustomer.ts'
import type { Customer, PaymentMethod } from '../store/customers.ts'
import type { Payments } from '../store/Payments.ts'

/** Replaces the card of a customer, and tries open invoices again with it. */
export function updateCustomerCard(payments: Payments, customer: Customer, card: PaymentMethod): void {
  const { store } = payments
  const former = store.paymentMethods.list(customer.id)
  const { id } = attachCard(payments, card, customer.id)
  const updated = store.customers.put({ ...customer, defaultPaymentMethod: id })
  emit(payments, 'customer.updated', renderCustomer(updated))
  const live = store.subscriptions.list(customer.id).filter(({ endedAt }) => endedAt === null)
  for (const subscription of live) changeSubscription(payments, subscription, { defaultPaymentMethod: id })
  for (const method of former) {
    // Subscriptions that have ended still refer to it.
    const detached = store.paymentMethods.put({ ...method, customer: null })
    emit(payments, 'payment_method.detached', renderPaymentMethod(detached))
  }
  for (const invoice of store.invoices.list(customer.id)) {
    const isLive = live.some(({ id: subscription }) => subscription === invoice.subscription)
    if (isLive && invoice.status === 'open') collectInvoice(payments, invoice, 'retry')
  }
}
