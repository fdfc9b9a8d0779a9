import { z } from 'zod'
import { type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { changedMetadata, ignored, integer, metadata } from '../api/parameters.ts'
import { existing, invalidRequest } from '../api/StripeError.ts'
import { refundPayment } from '../billing/refundPayment.ts'
import { renderPaymentMethod } from '../render/renderCustomer.ts'
import { renderPaymentIntent, renderRefund } from '../render/renderInvoice.ts'
import { onClock } from '../store/Payments.ts'

const CreateRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
})
const ListMethods = z.strictObject({ ...pageParameters, customer: z.string().optional(), type: ignored })

export const createRefund: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, CreateRefund)
  const { store } = call.payments
  const id = wanted.payment_intent ?? wanted.charge
  if (id === undefined) {
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.')
  }
  const found =
    wanted.payment_intent === undefined
      ? store.paymentIntents.list().find(({ charge }) => charge === wanted.charge)
      : store.paymentIntents.find(wanted.payment_intent)
  const param = wanted.payment_intent === undefined ? 'charge' : 'payment_intent'
  const intent = existing(found, param, id, param)
  const left = intent.amount - intent.refunded
  if (intent.charge === null || left === 0) {
    throw invalidRequest(
      `${intent.charge === null ? 'Payment' : 'Charge'} ${id} has ${intent.charge === null ? 'not been paid' : 'already been refunded'}.`,
      param,
      intent.charge === null ? 'charge_not_paid' : 'charge_already_refunded',
    )
  }
  const amount = wanted.amount ?? left
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    )
  }
  const customer = store.customers.find(intent.customer)
  const refund = refundPayment(onClock(call.payments, customer?.testClock), intent, {
    amount,
    reason: wanted.reason ?? null,
    metadata: changedMetadata({}, wanted.metadata),
  })
  return renderRefund(refund)
}

export const retrievePaymentIntent: ApiEndpoint = (call) =>
  renderPaymentIntent(
    existing(call.payments.store.paymentIntents.find(idOf(call)), 'payment_intent', idOf(call)),
  )

export const retrievePaymentMethod: ApiEndpoint = (call) =>
  renderPaymentMethod(
    existing(call.payments.store.paymentMethods.find(idOf(call)), 'PaymentMethod', idOf(call)),
  )

/** GET /v1/payment_methods?customer=… and GET /v1/customers/{id}/payment_methods. */
export const listPaymentMethods: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, ListMethods)
  const customer = call.ids[0] ?? wanted.customer ?? ''
  return pageOf(call, wanted, call.payments.store.paymentMethods.list(customer), renderPaymentMethod)
}
