import type Stripe from 'stripe'
import type { Invoice, Line, PaymentIntent, Refund } from '../store/invoices.ts'
import type { PaymentsStore } from '../store/PaymentsStore.ts'
import { invoiceAmounts } from './invoiceAmounts.ts'
import { listOf, type Wire } from './Wire.ts'

/** @param origin the provider's own origin, for the page on which the invoice is paid */
export function renderInvoice(store: PaymentsStore, invoice: Invoice, origin: string): Wire<Stripe.Invoice> {
  const { id, created, customer, status, currency } = invoice
  const { subtotal, total, due, paid } = invoiceAmounts(invoice)
  const holder = store.customers.find(customer)
  const subscription = store.subscriptions.find(invoice.subscription)
  return {
    id,
    object: 'invoice',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: due - paid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: status === 'open' || status === 'draft',
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    custom_fields: null,
    customer,
    customer_account: null,
    customer_email: holder?.email ?? null,
    customer_name: holder?.name ?? null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: invoice.discount ? [invoice.discount.id] : [],
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.finalizedAt === null ? null : 0,
    footer: null,
    hosted_invoice_url: invoice.finalizedAt === null ? null : `${origin}/i/${id}`,
    invoice_pdf: null,
    last_finalization_error: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      invoice.lines.map((line) => renderLine(store, line, invoice)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription?.metadata ?? {},
        subscription: invoice.subscription,
      },
      type: 'subscription_details',
    },
    payments: listOf(
      `/v1/invoice_payments?invoice=${id}`,
      invoice.paymentIntent === null ? [] : [renderPayment(invoice, invoice.paymentIntent)],
    ),
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    receipt_number: null,
    starting_balance: 0,
    status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: invoice.uncollectibleAt,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: invoice.testClock,
    total,
    total_discount_amounts: invoice.discount
      ? [{ amount: invoice.discount.amount, discount: invoice.discount.id }]
      : [],
    total_excluding_tax: total,
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

function renderLine(
  store: PaymentsStore,
  line: Line,
  { id, currency, subscription }: Invoice,
): Wire<Stripe.InvoiceLineItem> {
  const { amount, description, quantity } = line
  return {
    id: line.id,
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: null,
        subscription,
        subscription_item: line.subscriptionItem,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.periodEnd, start: line.periodStart },
    pricing: {
      price_details: { price: line.price, product: store.prices.find(line.price)?.product ?? '' },
      type: 'price_details',
    },
    quantity,
    subscription,
    subtotal: amount,
    taxes: [],
  }
}

function renderPayment(invoice: Invoice, paymentIntent: string): Wire<Stripe.InvoicePayment> {
  const { due, paid } = invoiceAmounts(invoice)
  return {
    id: paymentIntent.replace(/^pi_/, 'inpay_'),
    object: 'invoice_payment',
    amount_paid: paid === 0 ? null : paid,
    amount_requested: due,
    created: invoice.finalizedAt ?? invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' },
    status: invoice.status === 'paid' ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
    status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
  }
}

export function renderPaymentIntent(intent: PaymentIntent): Wire<Stripe.PaymentIntent> {
  const { id, created, customer, amount, currency, status, paymentMethod, error, charge } = intent
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    application: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    customer_account: null,
    description: null,
    last_payment_error: error && {
      type: 'card_error',
      code: error.code,
      ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
      message: error.message,
    },
    latest_charge: charge,
    livemode: false,
    metadata: {},
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    payment_method: paymentMethod,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: 'off_session',
    status,
  }
}

export function renderRefund(refund: Refund): Wire<Stripe.Refund> {
  const { id, created, amount, currency, customer, paymentIntent, charge, reason, metadata } = refund
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge,
    created,
    currency,
    customer,
    metadata,
    payment_intent: paymentIntent,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
