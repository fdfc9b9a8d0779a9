import type { Invoice } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import { emitInvoice } from './emit.ts'

/** Voids a final invoice: nobody owes it, and it counts as never sent. */
export function voidInvoice(payments: Payments, invoice: Invoice): void {
  const { store, now } = payments
  const closed = store.invoices.put({ ...invoice, status: 'void', voidedAt: now(), nextAttempt: null })
  emitInvoice(payments, 'voided', closed)
}

/** Gives up on a final invoice: it is owed, but not collected. */
export function markUncollectible(payments: Payments, invoice: Invoice): void {
  const { store, now } = payments
  const closed = store.invoices.put({
    ...invoice,
    status: 'uncollectible',
    uncollectibleAt: now(),
    nextAttempt: null,
  })
  emitInvoice(payments, 'marked_uncollectible', closed)
}
