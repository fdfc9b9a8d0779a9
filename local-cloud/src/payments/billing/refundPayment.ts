import { renderRefund } from '../render/renderInvoice.ts'
import type { PaymentIntent, Refund } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import { emit } from './emit.ts'

/** Gives money back. The subscription goes on. */
export function refundPayment(
  { store, newId, now, ...rest }: Payments,
  intent: PaymentIntent,
  { amount, reason, metadata }: Pick<Refund, 'amount' | 'reason' | 'metadata'>,
): Refund {
  store.paymentIntents.put({ ...intent, refunded: intent.refunded + amount })
  const refund = store.refunds.put({
    id: newId('re'),
    created: now(),
    customer: intent.customer,
    amount,
    currency: intent.currency,
    paymentIntent: intent.id,
    charge: intent.charge ?? '',
    reason,
    metadata,
  })
  emit({ store, newId, now, ...rest }, 'refund.created', renderRefund(refund))
  return refund
}
