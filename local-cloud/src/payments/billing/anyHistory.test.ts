import fc from 'fast-check'
import { findEndpoint } from '../api/findEndpoint.ts'
import { parseForm } from '../api/parseForm.ts'
import { StripeError } from '../api/StripeError.ts'
import { attachCard, storeCard } from '../cards/attachCard.ts'
import { API_ENDPOINTS } from '../endpoints/API_ENDPOINTS.ts'
import { updateCustomerCard } from '../portal/updateCustomerCard.ts'
import { renderSubscription } from '../render/renderSubscription.ts'
import { onClock, type Payments } from '../store/Payments.ts'
import { paymentsFixture } from '../test/paymentsServer.ts'

const shop = paymentsFixture()

const DAY = 86_400
const START = Date.UTC(2027, 0, 31) / 1000
const CARD = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }

const arbitraryAction = fc.oneof(
  fc.record({ kind: fc.constant('advance' as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    kind: fc.constant('fail' as const),
    how: fc.constantFrom('card_declined', 'insufficient_funds', 'authentication_required'),
  }),
  fc.record({
    kind: fc.constantFrom(
      'subscribe' as const,
      'cancelNow' as const,
      'cancelLater' as const,
      'resume' as const,
      'plan' as const,
      'release' as const,
      'pay' as const,
      'addSeat' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('card' as const),
    behaviour: fc.constantFrom('works', 'failsLater', 'alwaysConfirms'),
  }),
)
type Action = typeof arbitraryAction extends fc.Arbitrary<infer Value> ? Value : never

/** Calls the API without a connection. A refusal is one of its answers. */
function call(
  payments: Payments,
  method: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
) {
  const { endpoint, ids } = findEndpoint(API_ENDPOINTS, method, path)
  try {
    return Object(endpoint({ payments, ids, path, parameters: parseForm(new URLSearchParams(parameters)) }))
  } catch (error) {
    if (error instanceof StripeError) return undefined
    throw error
  }
}

interface Shopper {
  readonly payments: Payments
  readonly customer: string
  readonly clock: string
}

function newShopper(payments: Payments): Shopper {
  const clock = call(payments, 'POST', '/v1/test_helpers/test_clocks', { frozen_time: `${START}` }).id
  const customer = call(payments, 'POST', '/v1/customers', { test_clock: clock }).id
  const card = attachCard(payments, storeCard(payments, { ...CARD, behaviour: 'works' }), customer)
  call(payments, 'POST', `/v1/customers/${customer}`, {
    'invoice_settings[default_payment_method]': card.id,
  })
  return { payments, customer, clock }
}

function take({ payments, customer, clock }: Shopper, action: Action): void {
  const { store } = payments
  const [subscription] = store.subscriptions.list(customer)
  const path = `/v1/subscriptions/${subscription?.id}`
  switch (action.kind) {
    case 'advance': {
      const now = store.testClocks.find(clock)?.frozenTime ?? 0
      call(payments, 'POST', `/v1/test_helpers/test_clocks/${clock}/advance`, {
        frozen_time: `${now + action.days * DAY}`,
      })
      return
    }
    case 'fail': {
      const found = store.customers.find(customer)
      if (found) store.customers.put({ ...found, refusals: [...found.refusals, action.how] })
      return
    }
    case 'card': {
      const found = store.customers.find(customer)
      const card = storeCard(payments, { ...CARD, behaviour: action.behaviour })
      if (found) updateCustomerCard(onClock(payments, clock), found, card)
      return
    }
    case 'subscribe':
      call(payments, 'POST', '/v1/subscriptions', { customer, 'items[0][price]': 'price_Month' })
      return
    case 'cancelNow':
      call(payments, 'DELETE', path, {})
      return
    case 'cancelLater':
      call(payments, 'POST', path, { cancel_at_period_end: 'true' })
      return
    case 'resume':
      call(payments, 'POST', path, { cancel_at_period_end: 'false' })
      return
    case 'addSeat':
      call(payments, 'POST', path, {
        'items[0][id]': subscription?.item.id ?? '',
        'items[0][quantity]': `${(subscription?.item.quantity ?? 0) + 1}`,
        proration_behavior: 'always_invoice',
      })
      return
    case 'plan': {
      const schedule = call(payments, 'POST', '/v1/subscription_schedules', {
        from_subscription: subscription?.id ?? '',
      })
      if (!schedule) return
      const [{ start_date, end_date }] = schedule.phases
      call(payments, 'POST', `/v1/subscription_schedules/${schedule.id}`, {
        'phases[0][items][0][price]': subscription?.item.price ?? '',
        'phases[0][start_date]': start_date,
        'phases[0][end_date]': end_date,
        'phases[1][items][0][price]': 'price_Year',
      })
      return
    }
    case 'release':
      call(payments, 'POST', `/v1/subscription_schedules/${subscription?.schedule}/release`, {})
      return
    case 'pay': {
      const open = store.invoices.list(customer).find(({ status }) => status === 'open')
      call(payments, 'POST', `/v1/invoices/${open?.id}/pay`, {})
    }
  }
}

function check({ payments, customer, clock }: Shopper): void {
  const { store } = payments
  const now = store.testClocks.find(clock)?.frozenTime ?? 0
  const events = store.events.list()
  const invoices = store.invoices.list(customer)
  for (const subscription of store.subscriptions.list(customer)) {
    const { id, status, endedAt, item, latestInvoice } = subscription
    // Whoever reads the newest event knows what whoever asks the API knows.
    const newest = events.find(({ object }) => object.id === id)
    expect(newest?.object).toEqual(JSON.parse(JSON.stringify(renderSubscription(store, subscription))))
    const own = invoices.filter((invoice) => invoice.subscription === id)
    const isOpen = own.some((invoice) => invoice.status === 'open')
    expect(status === 'active' && isOpen).toBe(false)
    expect(status === 'past_due' && !isOpen).toBe(false)
    expect(own.map((invoice) => invoice.id)).toContain(latestInvoice)
    expect(endedAt === null).toBe(status !== 'canceled' && status !== 'incomplete_expired')
    if (endedAt === null && status !== 'incomplete') expect(item.periodEnd).toBeGreaterThan(now)
    if (endedAt !== null) expect(own.every(({ nextAttempt }) => nextAttempt === null)).toBe(true)
    const schedule = subscription.schedule === null ? undefined : store.schedules.find(subscription.schedule)
    expect(schedule?.status ?? 'active').toBe('active')
  }
}

/** An invoice of a subscription that has ended is tried again, and fails again. */
const LATE_PAYMENT: Action[] = [
  { kind: 'card', behaviour: 'alwaysConfirms' },
  { kind: 'advance', days: 13 },
  { kind: 'fail', how: 'card_declined' },
  { kind: 'addSeat' },
  { kind: 'fail', how: 'card_declined' },
  { kind: 'advance', days: 15 },
  { kind: 'pay' },
]

test('whatever happens, states, invoices and events agree', () => {
  const { payments } = shop.server
  fc.assert(
    fc.property(fc.array(arbitraryAction, { minLength: 5, maxLength: 40 }), (actions) =>
      payments.store.transaction(() => {
        const shopper = newShopper(payments)
        take(shopper, { kind: 'subscribe' })
        for (const action of actions) take(shopper, action)
        check(shopper)
        payments.store.clear()
        shop.server.reset()
      }),
    ),
    { numRuns: 80, examples: [[LATE_PAYMENT]] },
  )
})
