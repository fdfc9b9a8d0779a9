import { z } from 'zod'
import { type ApiCall, type ApiEndpoint, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { flag, ignored, integer } from '../api/parameters.ts'
import { existing, invalidRequest, PaymentRefused } from '../api/StripeError.ts'
import { collectInvoice } from '../billing/collectInvoice.ts'
import { emitInvoice } from '../billing/emit.ts'
import { previewInvoice } from '../billing/previewInvoice.ts'
import { renderInvoice } from '../render/renderInvoice.ts'
import type { Invoice } from '../store/invoices.ts'
import { onClock } from '../store/Payments.ts'
import { priceForSale } from './catalogue.ts'

const List = z.strictObject({
  ...pageParameters,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).optional(),
})
const Preview = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string(),
  schedule: z.string().optional(),
  subscription_details: z
    .strictObject({
      items: z
        .array(
          z.strictObject({
            id: z.string().optional(),
            price: z.string().optional(),
            quantity: integer.optional(),
          }),
        )
        .length(1)
        .optional(),
      proration_behavior: z.enum(['none', 'always_invoice', 'create_prorations']).optional(),
      cancel_at_period_end: flag.optional(),
    })
    .optional(),
})

export const retrieveInvoice: ApiEndpoint = (call) => rendered(call, find(call))

export const listInvoices: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, List)
  const invoices = call.payments.store.invoices
    .list(wanted.customer)
    .filter(
      ({ status, subscription }) =>
        (wanted.status === undefined || wanted.status === status) &&
        (wanted.subscription === undefined || wanted.subscription === subscription),
    )
  return pageOf(call, wanted, invoices, (invoice) => rendered(call, invoice))
}

/** Tries to collect an open invoice. @throws StripeError (402) when the payment is refused */
export const payInvoice: ApiEndpoint = (call) => {
  parametersOf(call, z.strictObject({ off_session: ignored }))
  const invoice = find(call)
  if (invoice.status !== 'open') throw invalidRequest(`Invoice is already ${invoice.status}`)
  const payments = onClock(call.payments, invoice.testClock)
  const outcome = collectInvoice(payments, invoice, 'retry')
  if (outcome.kind === 'paid') return rendered(call, find(call))
  throw new PaymentRefused(
    outcome.kind === 'confirm'
      ? {
          code: 'invoice_payment_intent_requires_action',
          message: 'This payment requires additional user action before it can be completed successfully.',
        }
      : { code: outcome.code, message: outcome.message },
  )
}

export const voidInvoice: ApiEndpoint = (call) => {
  const invoice = find(call)
  if (invoice.status !== 'open') {
    throw invalidRequest('You can only pass in open invoices. This invoice isn’t open.')
  }
  const payments = onClock(call.payments, invoice.testClock)
  const voided = payments.store.invoices.put({
    ...invoice,
    status: 'void',
    voidedAt: payments.now(),
    nextAttempt: null,
  })
  emitInvoice(payments, 'voided', voided)
  return rendered(call, voided)
}

export const createPreview: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, Preview)
  const { store } = call.payments
  const subscription = existing(
    store.subscriptions.find(wanted.subscription),
    'subscription',
    wanted.subscription,
    'subscription',
  )
  const payments = onClock(call.payments, subscription.testClock)
  const [item] = wanted.subscription_details?.items ?? []
  const preview = previewInvoice(payments, subscription, {
    price: priceForSale(
      payments,
      item?.price ?? subscription.item.price,
      'subscription_details[items][0][price]',
    ),
    quantity: item?.quantity ?? subscription.item.quantity,
    proration: item !== undefined && wanted.subscription_details?.proration_behavior !== 'none',
  })
  return rendered(call, preview)
}

function find({ payments, ids }: ApiCall): Invoice {
  const [id = ''] = ids
  return existing(payments.store.invoices.find(id), 'invoice', id)
}

function rendered({ payments }: ApiCall, invoice: Invoice): object {
  return renderInvoice(payments.store, invoice, payments.origin)
}
