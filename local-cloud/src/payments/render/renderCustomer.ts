import type Stripe from 'stripe'
import type { Customer, PaymentMethod, TestClock } from '../store/customers.ts'
import type { Wire } from './Wire.ts'

export function renderCustomer(
  customer: Customer,
): Wire<Stripe.Customer> | { readonly id: string; readonly object: 'customer'; readonly deleted: true } {
  const { id, created, email, name, description, metadata, testClock, defaultPaymentMethod } = customer
  if (customer.deleted) return { id, object: 'customer', deleted: true }
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: defaultPaymentMethod,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: testClock,
  }
}

export function renderPaymentMethod(method: PaymentMethod): Wire<Stripe.PaymentMethod> {
  const { id, created, customer, brand, last4, expMonth, expYear } = method
  return {
    id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: null,
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

export function renderTestClock({
  id,
  created,
  name,
  frozenTime,
}: TestClock): Wire<Stripe.TestHelpers.TestClock> {
  return {
    id,
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * 86_400,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  }
}
