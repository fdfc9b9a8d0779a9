import type Stripe from 'stripe'
import { paymentsFixture } from '../test/paymentsServer.ts'
import { CARD, openCheckout, subscribe } from '../test/subscribe.ts'
import { visit } from '../test/visit.ts'

const shop = paymentsFixture()

const DAY = 86_400
/** 31 January 2027, noon. */
const START = Date.UTC(2027, 0, 31, 12) / 1000

/** A customer on a clock of their own, who subscribed on 31 January. */
async function start(options: Parameters<typeof subscribe>[1] = {}) {
  const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time: START })
  const paid = await subscribe(shop, { clock: clock.id, ...options })
  const { id } = paid.subscription
  return {
    ...paid,
    id,
    current: () => shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
    invoices: async () => (await shop.stripe.invoices.list({ subscription: id })).data,
    advance: (seconds: number) =>
      shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds }),
    /** The types of events after this number, oldest first. */
    eventsAfter: async (count: number) => (await eventTypes()).slice(count),
  }
}

async function eventTypes(): Promise<readonly string[]> {
  const { data } = await shop.stripe.events.list({ limit: 100 })
  return data.map(({ type }) => type).toReversed()
}

function period(subscription: Stripe.Subscription): readonly string[] {
  const [item] = subscription.items.data
  return [item?.current_period_start, item?.current_period_end].map((time) =>
    new Date((time ?? 0) * 1000).toISOString().slice(0, 10),
  )
}

const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12) / 1000

test('renews each month on the day it began, or on the month’s last one', async () => {
  const { current, advance, invoices, eventsAfter } = await start()
  expect(period(await current())).toEqual(['2027-01-31', '2027-02-28'])
  const before = (await eventTypes()).length
  await advance(at(2027, 2, 28))
  expect(period(await current())).toEqual(['2027-02-28', '2027-03-31'])
  expect(await eventsAfter(before)).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'test_helpers.test_clock.ready',
  ])
  await advance(at(2027, 6, 1))
  expect(period(await current())).toEqual(['2027-05-31', '2027-06-30'])
  expect((await invoices()).map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
    ...Array.from({ length: 4 }, () => ['subscription_cycle', 'paid']),
    ['subscription_create', 'paid'],
  ])
})

test('a failed renewal is tried again after 3, 5 and 7 days, and then ends the subscription', async () => {
  const { current, advance, invoices, eventsAfter } = await start({ number: '4000000000000341' })
  const before = (await eventTypes()).length
  const due = at(2027, 2, 28)
  await advance(due)
  expect(await current()).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: due + 3 * DAY },
  })
  await advance(due + 8 * DAY)
  expect(await current()).toMatchObject({
    status: 'past_due',
    latest_invoice: { attempt_count: 3, next_payment_attempt: due + 15 * DAY },
  })
  await advance(due + 15 * DAY)
  expect(await current()).toMatchObject({
    status: 'canceled',
    ended_at: due + 15 * DAY,
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'uncollectible', next_payment_attempt: null },
  })
  const types = await eventsAfter(before)
  expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  expect(types.at(-2)).toBe('customer.subscription.deleted')
  await advance(at(2028, 1, 1))
  expect(await invoices()).toHaveLength(2)
})

test('a payment that is tried again with success makes it active', async () => {
  const { customer, current, advance } = await start()
  await shop.owner('POST', 'fail-next-payment', { customer, kind: 'insufficient_funds' })
  await advance(at(2027, 2, 28))
  expect(await current()).toMatchObject({ status: 'past_due' })
  await advance(at(2027, 3, 4))
  expect(await current()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
})

test('a card that has expired is not charged', async () => {
  const { customer, current, advance } = await start()
  await shop.owner('POST', 'expire-card', { customer })
  await advance(at(2027, 2, 28))
  const invoice = await shop.stripe.invoices.list({ customer, limit: 1, expand: ['data.payments'] })
  const payment = invoice.data[0]?.payments?.data[0]?.payment.payment_intent
  expect(await current()).toMatchObject({ status: 'past_due' })
  expect(await shop.stripe.paymentIntents.retrieve(String(payment))).toMatchObject({
    last_payment_error: { code: 'expired_card' },
  })
})

test('a payment that the bank wants confirmed waits for the customer', async () => {
  const { customer, advance, current, eventsAfter } = await start()
  await shop.owner('POST', 'fail-next-payment', { customer, kind: 'authentication_required' })
  const before = (await eventTypes()).length
  await advance(at(2027, 2, 28))
  expect(await current()).toMatchObject({ status: 'past_due' })
  expect(await eventsAfter(before)).toContain('invoice.payment_action_required')
})

test('a canceled subscription lasts to the end of its period', async () => {
  const { id, current, advance, invoices } = await start()
  await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await advance(at(2027, 2, 27))
  expect(await current()).toMatchObject({ status: 'active', cancel_at: at(2027, 2, 28) })
  await advance(at(2027, 2, 28))
  expect(await current()).toMatchObject({ status: 'canceled', ended_at: at(2027, 2, 28) })
  expect(await invoices()).toHaveLength(1)
  await expect(shop.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
  await expect(shop.stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
    statusCode: 400,
  })
})

describe('a planned change', () => {
  const plan = async (id: string) => {
    const created = await shop.stripe.subscriptionSchedules.create({ from_subscription: id })
    const [phase] = created.phases
    return shop.stripe.subscriptionSchedules.update(created.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: 'price_Month', quantity: 1 }],
          start_date: phase?.start_date ?? 0,
          end_date: phase?.end_date ?? 0,
        },
        { items: [{ price: 'price_Year', quantity: 1 }] },
      ],
    })
  }

  test('takes effect at the end of the period, and ends with its own', async () => {
    const { id, current, advance } = await start()
    const schedule = await plan(id)
    expect(await current()).toMatchObject({ schedule: schedule.id })
    await advance(at(2027, 2, 27))
    expect(await current()).toMatchObject({ items: { data: [{ price: { id: 'price_Month' } }] } })
    await advance(at(2027, 2, 28))
    expect(await current()).toMatchObject({
      items: { data: [{ price: { id: 'price_Year' } }] },
      latest_invoice: { amount_paid: 48_000 },
    })
    expect(period(await current())).toEqual(['2027-02-28', '2028-02-28'])
    await advance(at(2028, 2, 28))
    expect(await current()).toMatchObject({ schedule: null, status: 'active' })
    expect(await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: 'released',
      released_subscription: id,
    })
  })

  test('is taken back by releasing it, once', async () => {
    const { id, current, advance } = await start()
    const schedule = await plan(id)
    await shop.stripe.subscriptionSchedules.release(schedule.id)
    expect(await current()).toMatchObject({ schedule: null })
    await expect(shop.stripe.subscriptionSchedules.release(schedule.id)).rejects.toMatchObject({
      statusCode: 400,
    })
    await advance(at(2027, 2, 28))
    expect(await current()).toMatchObject({ items: { data: [{ price: { id: 'price_Month' } }] } })
    expect(await plan(id)).toMatchObject({ status: 'active' })
  })

  test('excludes a second one, and a cancellation beside it', async () => {
    const { id } = await start()
    await plan(id)
    await expect(plan(id)).rejects.toMatchObject({ statusCode: 400 })
    await expect(shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('is canceled with its subscription', async () => {
    const { id } = await start()
    const schedule = await plan(id)
    expect(await shop.stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' })
    expect(await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: 'canceled',
    })
  })

  test('is previewed', async () => {
    const { id, subscription } = await start()
    const items = [{ id: subscription.items.data[0]?.id ?? '', price: 'price_Year' }]
    const later = await shop.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items, proration_behavior: 'none' },
    })
    expect(later).toMatchObject({ amount_due: 48_000, next_payment_attempt: at(2027, 2, 28) })
    const now = await shop.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items, proration_behavior: 'always_invoice' },
    })
    expect(now.amount_due).toBe(48_000 - 5000)
    expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
  })
})

test('a change of the quantity is charged for the rest of the period', async () => {
  const { id, subscription, current, advance } = await start()
  await advance(START + 14 * DAY)
  await shop.stripe.subscriptions.update(id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', quantity: 3 }],
    proration_behavior: 'always_invoice',
  })
  expect(await current()).toMatchObject({
    items: { data: [{ quantity: 3 }] },
    latest_invoice: { amount_paid: 5000, billing_reason: 'subscription_update' },
  })
})

test('a free trial is paid when it is over', async () => {
  const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time: START })
  const { customer, url } = await openCheckout(
    shop,
    { subscription_data: { trial_period_days: 7 } },
    clock.id,
  )
  await visit(url, CARD)
  const current = async () => (await shop.stripe.subscriptions.list({ customer })).data
  expect(await current()).toMatchObject([{ status: 'trialing', trial_end: START + 7 * DAY }])
  await shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START + 7 * DAY })
  expect(await current()).toMatchObject([{ status: 'active' }])
})

test('a first payment that fails leaves an incomplete subscription, which expires', async () => {
  const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time: START })
  const { id: customer } = await shop.stripe.customers.create({ test_clock: clock.id })
  const { id, status } = await shop.stripe.subscriptions.create({
    customer,
    items: [{ price: 'price_Month' }],
  })
  expect(status).toBe('incomplete')
  await shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START + DAY })
  expect(await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'incomplete_expired',
    latest_invoice: { status: 'void' },
  })
})

test('a checkout expires after a day', async () => {
  const { id } = await openCheckout(shop)
  await shop.owner('POST', 'clock', { days: 1 })
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null })
  expect(await eventTypes()).toContain('checkout.session.expired')
})

test('the provider’s clock stays ahead after a restart, without what follows a test clock', async () => {
  const mine = await start()
  const { subscription } = await subscribe(shop)
  await shop.owner('POST', 'clock', { endOfPeriodOf: subscription.id })
  const now = subscription.items.data[0]?.current_period_end
  await shop.restart()
  expect(Number((await shop.owner('GET', 'clock')).now)).toBeGreaterThanOrEqual(now ?? Number.NaN)
  expect((await shop.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
  expect(await mine.invoices()).toHaveLength(1)
})

test('a payment is given back once', async () => {
  const { customer } = await start()
  const { data } = await shop.stripe.invoices.list({ customer, expand: ['data.payments'] })
  const payment_intent = String(data[0]?.payments?.data[0]?.payment.payment_intent)
  expect(await shop.stripe.refunds.create({ payment_intent, amount: 2000 })).toMatchObject({
    status: 'succeeded',
    amount: 2000,
  })
  expect(await shop.owner('POST', 'refund', { invoice: data[0]?.id })).toMatchObject({ amount: 3000 })
  await expect(shop.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
})

test('deleting a customer ends the subscriptions at once', async () => {
  const { id, customer, current } = await start()
  const before = (await eventTypes()).length
  await shop.stripe.customers.del(customer)
  expect(await current()).toMatchObject({ id, status: 'canceled' })
  expect((await eventTypes()).slice(before)).toEqual(['customer.subscription.deleted', 'customer.deleted'])
})

test.each([
  ['keep_as_draft', 'draft'],
  ['mark_uncollectible', 'uncollectible'],
  ['void', 'void'],
] as const)(
  'payments that are paused with %s make each invoice %s, until they resume',
  async (behavior, status) => {
    const { id, current, advance, invoices } = await start()
    const pause_collection = { behavior, resumes_at: at(2027, 3, 15) }
    await shop.stripe.subscriptions.update(id, { pause_collection })
    await advance(at(2027, 2, 28))
    expect(await current()).toMatchObject({ status: 'active', pause_collection, latest_invoice: { status } })
    expect(period(await current())).toEqual(['2027-02-28', '2027-03-31'])
    await advance(at(2027, 3, 31))
    expect(await current()).toMatchObject({ pause_collection: null, latest_invoice: { status: 'paid' } })
    expect((await invoices()).map((each) => each.status)).toEqual(['paid', status, 'paid'])
  },
)

test('payments resume at once on request, and a pause that has ended is refused', async () => {
  const { id, current } = await start()
  await shop.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
  await shop.stripe.subscriptions.update(id, { pause_collection: '' })
  expect(await current()).toMatchObject({ pause_collection: null })
  await expect(
    shop.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at: START } }),
  ).rejects.toThrow('must be in the future')
})
