import { z } from 'zod'
import { type ApiCall, type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { changedMetadata, ignored, metadata, text } from '../api/parameters.ts'
import { existing } from '../api/StripeError.ts'
import { emit } from '../billing/emit.ts'
import { endSubscription } from '../billing/endSubscription.ts'
import { expireCheckout } from '../billing/expireCheckout.ts'
import { renderCustomer } from '../render/renderCustomer.ts'
import type { Customer } from '../store/customers.ts'
import { onClock, type Payments } from '../store/Payments.ts'

const Fields = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  address: ignored,
  phone: ignored,
  preferred_locales: ignored,
}
const Create = z.strictObject({ ...Fields, test_clock: z.string().optional() })
const Update = z.strictObject({
  ...Fields,
  invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
})
const List = z.strictObject({
  ...pageParameters,
  email: z.string().optional(),
  test_clock: z.string().optional(),
})

/** A customer who was not deleted. @param param the parameter that names the customer @throws StripeError */
export function livingCustomer({ store }: Payments, id: string, param?: string): Customer {
  const found = store.customers.find(id)
  return existing(found?.deleted ? undefined : found, 'customer', id, param)
}

/** Requires that the customer of a list exists or existed. @throws StripeError */
export function requireCustomer({ store }: Payments, id: string | undefined): void {
  if (id !== undefined) existing(store.customers.find(id), 'customer', id, 'customer')
}

export const createCustomer: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, Create)
  const { store, newId } = call.payments
  const { test_clock: testClock } = wanted
  if (testClock !== undefined) {
    existing(store.testClocks.find(testClock), 'test_clock', testClock, 'test_clock')
  }
  const payments = onClock(call.payments, testClock)
  const customer = store.customers.put({
    id: newId('cus'),
    created: payments.now(),
    email: wanted.email ?? null,
    name: wanted.name ?? null,
    description: wanted.description ?? null,
    metadata: changedMetadata({}, wanted.metadata),
    testClock: testClock ?? null,
    defaultPaymentMethod: null,
    deleted: false,
    refusals: [],
  })
  const rendered = renderCustomer(customer)
  emit(payments, 'customer.created', rendered)
  return rendered
}

export const retrieveCustomer: ApiEndpoint = (call) => {
  parametersOf(call, z.strictObject({}))
  return renderCustomer(existing(call.payments.store.customers.find(idOf(call)), 'customer', idOf(call)))
}

export const updateCustomer: ApiEndpoint = (call) => {
  const before = livingCustomer(call.payments, idOf(call))
  const wanted = parametersOf(call, Update)
  const { store } = call.payments
  const method = wanted.invoice_settings?.default_payment_method
  if (method) {
    const found = store.paymentMethods.find(method)
    existing(
      found?.customer === before.id ? found : undefined,
      'PaymentMethod',
      method,
      'invoice_settings[default_payment_method]',
    )
  }
  const after = store.customers.put({
    ...before,
    email: wanted.email === undefined ? before.email : wanted.email,
    name: wanted.name === undefined ? before.name : wanted.name,
    description: wanted.description === undefined ? before.description : wanted.description,
    metadata: changedMetadata(before.metadata, wanted.metadata),
    defaultPaymentMethod: method === undefined ? before.defaultPaymentMethod : method,
  })
  const rendered = renderCustomer(after)
  emit(onClock(call.payments, before.testClock), 'customer.updated', rendered)
  return rendered
}

export const listCustomers: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, List)
  const customers = call.payments.store.customers.list().filter(
    ({ deleted, email, testClock }) =>
      !deleted &&
      (wanted.email === undefined || email === wanted.email) &&
      // As at Stripe, customers of test clocks are listed only with their clock.
      testClock === (wanted.test_clock ?? null),
  )
  return pageOf(call, wanted, customers, renderCustomer)
}

/** Deleting a customer ends the subscriptions at once. */
export const deleteCustomer: ApiEndpoint = (call) => {
  const customer = livingCustomer(call.payments, idOf(call))
  removeCustomer(call, customer)
  return { id: customer.id, object: 'customer', deleted: true }
}

export function removeCustomer(call: Pick<ApiCall, 'payments'>, customer: Customer): void {
  const payments = onClock(call.payments, customer.testClock)
  const { store } = payments
  for (const subscription of store.subscriptions.list(customer.id)) {
    if (subscription.endedAt === null) {
      endSubscription(payments, subscription, { reason: null, feedback: null, comment: null })
    }
  }
  for (const session of store.checkoutSessions.list(customer.id)) {
    if (session.status === 'open') expireCheckout(payments, session)
  }
  // Subscriptions that have ended still refer to them.
  for (const method of store.paymentMethods.list(customer.id)) {
    store.paymentMethods.put({ ...method, customer: null })
  }
  emit(payments, 'customer.deleted', renderCustomer(customer))
  store.customers.put({ ...customer, email: null, name: null, metadata: {}, deleted: true })
}
