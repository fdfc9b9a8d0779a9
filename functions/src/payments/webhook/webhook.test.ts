import { RECONCILIATION_PATH } from '@outcome-studio/shared/domain/paths'
import { logger } from 'firebase-functions/v2'
import Stripe from 'stripe'
import { pseudonym } from '../../log/pseudonym.ts'
import { mailLedgerOf } from '../../mail/ledger/MailLedger.ts'
import { ledgerPathOf } from '../../mail/people/MailPerson.ts'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { reconcile } from '../reconcile/reconcile.ts'

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterEach(async () => {
  await payments.owner('DELETE', 'faults')
  await payments.owner('POST', 'webhooks', { mode: 'normal' })
})
afterAll(() => payments.release())

const MEMBER = { accessType: 'STANDARD', isActive: true, role: 'member', statuses: ['active'] }
const agrees = (uid: string, expected: object) =>
  until(async () => {
    const view = await payments.membershipOf(uid)
    return Object.entries(expected).every(
      ([key, value]) => JSON.stringify(Reflect.get(view, key)) === JSON.stringify(value),
    )
  })

/** A member who has paid. @returns the ids of customer and subscription */
async function subscribe(uid: string) {
  await payments.createMember(uid)
  const { url } = await payments.requestCheckout(uid, 'first')
  expect(await payments.pay(url)).toBe(303)
  const [customer] = (await payments.stripe.customers.list({ email: `${uid}@solo.test` })).data
  const [subscription] = (await payments.stripe.subscriptions.list({ customer: customer?.id ?? '' })).data
  return { customer: customer?.id ?? '', subscription: subscription?.id ?? '' }
}

async function send(body: string, signature: string, method = 'POST'): Promise<number> {
  const name = 'ext-firestore-stripe-payments-handleWebhookEvents'
  const url = `http://localhost:${payments.cloud.functionsPort}/demo-outcome-studio/us-west3/${name}`
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await fetch(url, { method, headers, ...(method === 'POST' ? { body } : {}) })).status
}
const sign = (payload: string, timestamp = Math.floor(Date.now() / 1_000)) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local', timestamp })

test('nothing of a forged event is believed, and a replayed one changes nothing', async () => {
  await payments.createMember('frank')
  const { id } = await payments.stripe.customers.create({ metadata: { firebaseUID: 'frank' } })
  const object = { id: 'sub_forged', object: 'subscription', customer: id, status: 'active' }
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.subscription.created',
    data: { object },
  })
  expect(await send(body, 't=1,v1=00')).toBe(400)
  expect(await send(body, sign(body, Math.floor(Date.now() / 1_000) - 600))).toBe(400)
  expect(await send(body, 't=,v1=')).toBe(400)
  expect(await send(body, sign(body, Math.floor(Date.now() / 1_000) + 315_360_000))).toBe(400)
  expect(await send(body, '', 'GET')).toBe(405)
  expect(await send(body, sign(body))).toBe(200)
  expect(await send(body, sign(body))).toBe(200)
  expect(await payments.membershipOf('frank')).toMatchObject({
    accessType: 'NEVER_SUBSCRIBED',
    isActive: false,
    role: null,
    statuses: [],
  })
  const unknown = JSON.stringify({ id: 'evt_2', object: 'event', type: 'weather.changed', data: { object } })
  expect(await send(unknown, sign(unknown))).toBe(200)
})

test('events in reverse order, twice and at the same time lead to what the provider says', async () => {
  await payments.owner('POST', 'webhooks', { mode: 'held' })
  const { subscription } = await subscribe('gina')
  await payments.auth.setCustomUserClaims('gina', { liveEventsAdmin: true })
  await payments.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
  const events = (await payments.stripe.events.list({ limit: 100 })).data.map(({ id }) => id)
  await Promise.all([
    payments.owner('POST', 'deliver', { reversed: true }),
    payments.owner('POST', 'deliver', { events }),
  ])
  expect(await payments.membershipOf('gina')).toMatchObject(MEMBER)
  expect((await payments.auth.getUser('gina')).customClaims).toEqual({
    liveEventsAdmin: true,
    stripeRole: 'member',
  })
  await payments.owner('POST', 'cancel', { subscription })
  await payments.owner('POST', 'deliver', { events })
  expect(await payments.membershipOf('gina')).toMatchObject({
    accessType: 'NONE',
    isActive: false,
    role: null,
    statuses: ['canceled'],
  })
  expect((await payments.auth.getUser('gina')).customClaims).toEqual({ liveEventsAdmin: true })
})

test('an event is delivered again after the provider failed, and nothing is believed meanwhile', async () => {
  await payments.owner('POST', 'webhooks', { mode: 'held' })
  await subscribe('hugo')
  const events = (await payments.stripe.events.list({ type: 'customer.subscription.created', limit: 1 })).data
  for (const kind of ['500', '409', '429', 'cut']) {
    await payments.owner('POST', 'faults', { kind, path: '/v1/subscriptions', count: 100 })
    const sent = await payments.owner('POST', 'deliver', { events: events.map(({ id }) => id) })
    expect(sent).toEqual({ statuses: [500] })
    expect(await payments.membershipOf('hugo')).toMatchObject({ accessType: 'NEVER_SUBSCRIBED', role: null })
    await payments.owner('DELETE', 'faults')
  }
  await payments.owner('POST', 'deliver')
  expect(await payments.membershipOf('hugo')).toMatchObject(MEMBER)
})

test('events that never come are made up for by the reconciliation', async () => {
  await payments.owner('POST', 'webhooks', { mode: 'dropped' })
  const { subscription } = await subscribe('ida')
  expect((await payments.membershipOf('ida')).accessType).toBe('NEVER_SUBSCRIBED')
  await reconcile(paymentServices(60_000), () => true)
  expect(await payments.membershipOf('ida')).toMatchObject(MEMBER)
  await payments.owner('POST', 'cancel', { subscription })
  await reconcile(paymentServices(60_000), () => true)
  expect(await payments.membershipOf('ida')).toMatchObject({ accessType: 'NONE', role: null })
  const request = await payments.firestore.doc('customers/ida/checkout_sessions/first').get()
  expect(request.data()).toMatchObject({ status: 'complete' })
})

test('an event in the very second in which the last reconciliation ended is made up for', async () => {
  await payments.owner('POST', 'webhooks', { mode: 'held' })
  const { subscription } = await subscribe('kim')
  await payments.owner('POST', 'deliver')
  expect(await payments.membershipOf('kim')).toMatchObject(MEMBER)
  await payments.owner('POST', 'webhooks', { mode: 'dropped' })
  await payments.owner('POST', 'cancel', { subscription })
  const [latest] = (await payments.stripe.events.list({ limit: 1 })).data
  await payments.firestore.doc(RECONCILIATION_PATH).set({ until: latest?.created })
  await reconcile(paymentServices(60_000), () => true)
  expect(await payments.membershipOf('kim')).toMatchObject({ accessType: 'NONE', role: null })
})

test('a failed renewal gives days of grace, which end without an event, and a payment ends the problem', async () => {
  // Delivered one by one: an event that is still being handled knows nothing of the later time of the reconciliation.
  await payments.owner('POST', 'webhooks', { mode: 'held' })
  const { customer, subscription } = await subscribe('jon')
  await payments.owner('POST', 'deliver')
  expect(await payments.membershipOf('jon')).toMatchObject(MEMBER)
  await payments.owner('POST', 'status', { subscription, status: 'past_due' })
  await payments.owner('POST', 'deliver')
  expect(await payments.membershipOf('jon')).toMatchObject({ statuses: ['past_due'], accessType: 'STANDARD' })
  const stored = await payments.firestore.doc(`customers/jon/subscriptions/${subscription}`).get()
  const grace: Date = stored.get('grace_ends_at').toDate()
  expect((await payments.membershipOf('jon')).subscriptionExpiresAt).toBe(grace.toISOString())
  const late = { ...paymentServices(60_000), now: () => new Date(grace.getTime() + 1) }
  await reconcile(late, () => true)
  expect(await payments.membershipOf('jon')).toMatchObject({ accessType: 'NONE', role: null, isActive: true })
  await payments.owner('POST', 'webhooks', { mode: 'normal' })
  await payments.owner('POST', 'status', { subscription, status: 'active' })
  await agrees('jon', MEMBER)
  await payments.stripe.customers.del(customer)
  await agrees('jon', { accessType: 'NONE', isActive: false, role: null })
})

test('a pause of payments at the provider is stored, and its end too', async () => {
  const { subscription } = await subscribe('paula')
  const stored = async () =>
    (await payments.firestore.doc(`customers/paula/subscriptions/${subscription}`).get()).get(
      'pause_collection.behavior',
    )
  await payments.owner('POST', 'pause', { subscription, behavior: 'void' })
  await until(async () => (await stored()) === 'void')
  await payments.owner('POST', 'pause', { subscription, behavior: null })
  await until(async () => (await stored()) === undefined)
})

test('the record has the state of the payments: due, settled, paused', async () => {
  const { subscription } = await subscribe('rita')
  const payment = async () =>
    (await payments.firestore.doc('domains/solo.test/users/rita').get()).get('payment') ?? null
  const mails = async () => {
    const ledger = await payments.firestore.doc(ledgerPathOf({ uid: 'rita' })).get()
    return mailLedgerOf(ledger.data()).map(({ kind }) => kind)
  }
  expect(await payment()).toBeNull()
  await payments.owner('POST', 'status', { subscription, status: 'past_due' })
  await until(async () => (await payment()) !== null)
  const stored = await payments.firestore.doc(`customers/rita/subscriptions/${subscription}`).get()
  const grace: Date = stored.get('grace_ends_at').toDate()
  expect(await payment()).toMatchObject({ state: 'due', accessUntil: grace.toISOString() })
  expect(await mails()).toEqual(['renewalFailed'])

  // Three days before the end the reconciliation reminds, without an event.
  const late = { ...paymentServices(60_000), now: () => new Date(grace.getTime() - 2 * 86_400_000) }
  await reconcile(late, () => true)
  await reconcile(late, () => true)
  expect(await mails()).toEqual(['renewalFailed', 'accessEnding'])

  await payments.owner('POST', 'status', { subscription, status: 'active' })
  await until(async () => (await payment()) === null)
  expect(await mails()).toEqual(['renewalFailed', 'accessEnding', 'renewalSettled'])
  await payments.owner('POST', 'pause', { subscription, behavior: 'keep_as_draft' })
  await until(async () => (await payment()) !== null)
  expect(await payment()).toEqual({ state: 'paused', resumesAt: '' })
})

test('a member whose events never came is named in the log once they should have come', async () => {
  const missed = async (minutes: number) => {
    const write = jest.spyOn(logger, 'write').mockImplementation(() => {})
    const now = () => new Date(Date.now() + minutes * 60_000)
    await reconcile({ ...paymentServices(60_000), now }, () => true)
    const entries = write.mock.calls.map(([entry]) => entry.payments)
    write.mockRestore()
    return entries.filter((each) => each?.uid === pseudonym('lena'))
  }
  await payments.firestore.doc(RECONCILIATION_PATH).set({ until: Math.floor(Date.now() / 1_000) })
  await payments.owner('POST', 'webhooks', { mode: 'dropped' })
  await subscribe('lena')
  expect(await missed(20)).toEqual([{ event: 'webhook-missed', uid: pseudonym('lena') }])
  expect(await payments.membershipOf('lena')).toMatchObject(MEMBER)
  expect(await missed(20)).toEqual([])
})
