import { paymentsFixture } from '../test/paymentsServer.ts'
import { CARD, subscribe } from '../test/subscribe.ts'
import { visit } from '../test/visit.ts'

const shop = paymentsFixture()

async function openPortal(number?: string) {
  const paid = await subscribe(shop, number === undefined ? {} : { number })
  const { url } = await shop.stripe.billingPortal.sessions.create({
    customer: paid.customer,
    return_url: 'http://localhost:3000/plan',
  })
  const subscription = () => shop.stripe.subscriptions.retrieve(paid.subscription.id)
  return { ...paid, url, current: subscription, chosen: { subscription: paid.subscription.id } }
}

test('shows the subscription, the card and the invoices', async () => {
  const { url } = await openPortal()
  const { text } = await visit(url)
  for (const part of ['€50.00 each month', 'Renews on', 'visa •••• 4242', 'paid', 'Cancel subscription']) {
    expect(text).toContain(part)
  }
})

test('a subscription is canceled for the end of its period, and resumed', async () => {
  const { url, current, chosen } = await openPortal()
  expect((await visit(`${url}/cancel`, chosen)).location).toContain('done=canceled')
  const canceled = await current()
  expect(canceled).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: canceled.items.data[0]?.current_period_end,
    cancellation_details: { reason: 'cancellation_requested' },
  })
  expect((await visit(`${url}?done=canceled`)).text).toContain('You can use it until')
  await visit(`${url}/resume`, chosen)
  expect(await current()).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
})

test('a cancellation takes back a planned change', async () => {
  const { url, current, chosen } = await openPortal()
  const schedule = await shop.stripe.subscriptionSchedules.create({
    from_subscription: chosen.subscription,
  })
  await visit(`${url}/cancel`, chosen)
  expect(await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'released',
    released_subscription: chosen.subscription,
  })
  expect(await current()).toMatchObject({ schedule: null, cancel_at_period_end: true })
})

test('a new card replaces the former one, and pays what is open', async () => {
  const { url, customer, current, subscription } = await openPortal('4000000000000341')
  await shop.owner('POST', 'clock', { endOfPeriodOf: subscription.id })
  expect(await current()).toMatchObject({ status: 'past_due' })
  expect((await visit(`${url}/card`, { ...CARD, number: '4000 0000 0000 0002' })).status).toBe(402)
  expect((await visit(`${url}/card`, { ...CARD, code: '' })).status).toBe(400)
  await visit(`${url}/card`, CARD)
  expect(await current()).toMatchObject({ status: 'active' })
  const methods = await shop.stripe.customers.listPaymentMethods(customer)
  expect(methods.data).toMatchObject([{ card: { last4: '4242' } }])
})

test('an open invoice is paid on its own page, after a confirmation if the bank asks', async () => {
  const { customer, current, subscription } = await openPortal()
  await shop.owner('POST', 'fail-next-payment', { customer, kind: 'authentication_required' })
  await shop.owner('POST', 'clock', { endOfPeriodOf: subscription.id })
  expect(await current()).toMatchObject({ status: 'past_due' })
  const [invoice] = (await shop.stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data
  const url = invoice?.hosted_invoice_url ?? ''
  expect((await visit(`${url}/confirm`, { decision: 'refuse' })).status).toBe(402)
  expect(await current()).toMatchObject({ status: 'past_due' })
  await visit(`${url}/confirm`, { decision: 'confirm' })
  expect(await current()).toMatchObject({ status: 'active' })
  expect((await visit(url)).text).toContain('paid')
})

test('a link into a flow shows that part alone', async () => {
  const { customer, chosen, current } = await openPortal()
  const card = await shop.stripe.billingPortal.sessions.create({
    customer,
    flow_data: { type: 'payment_method_update' },
  })
  const { text } = await visit(card.url)
  expect(text).toContain('Update card')
  expect(text).not.toContain('Cancel subscription')
  const cancel = await shop.stripe.billingPortal.sessions.create({
    customer,
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: chosen,
      after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:3000/plan' } },
    },
  })
  expect((await visit(cancel.url)).text).toContain('Cancel subscription')
  expect((await visit(`${cancel.url}/cancel`, chosen)).location).toBe('http://localhost:3000/plan')
  expect(await current()).toMatchObject({ cancel_at_period_end: true })
})

test('a portal touches nobody else’s subscription, and ends with its customer', async () => {
  const { url, customer } = await openPortal()
  const other = await openPortal()
  expect((await visit(`${url}/cancel`, other.chosen)).status).toBe(404)
  expect(await other.current()).toMatchObject({ cancel_at_period_end: false })
  expect((await visit(`${shop.url}/p/session_none`)).status).toBe(410)
  await shop.stripe.customers.del(customer)
  expect((await visit(url)).status).toBe(410)
})
