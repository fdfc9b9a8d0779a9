import { checkoutRequest, openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { startCheckout } from './startCheckout.ts'

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterEach(() => payments.owner('DELETE', 'faults'))
afterAll(() => payments.release())

const isMember = async (uid: string) => (await payments.membershipOf(uid)).accessType === 'STANDARD'
const customersOf = async (uid: string) =>
  (await payments.stripe.customers.list({ email: `${uid}@solo.test` })).data

test('a member who pays gets access, and no second checkout', async () => {
  await payments.createMember('ann')
  const { url, error, client, mode } = await payments.requestCheckout('ann', 'first')
  expect({ error, client, mode }).toEqual({ client: 'web', mode: 'subscription' })
  expect(await payments.pay(url)).toBe(303)
  await until(() => isMember('ann'))
  await until(async () => (await payments.membershipOf('ann')).role === 'member')
  expect(await payments.membershipOf('ann')).toMatchObject({ isActive: true, statuses: ['active'] })
  const request = payments.firestore.doc('customers/ann/checkout_sessions/first')
  await until(async () => (await request.get()).get('status') === 'complete')
  expect((await request.get()).data()).not.toHaveProperty('url')

  expect(await payments.requestCheckout('ann', 'second')).toMatchObject({
    error: { message: 'You already have an active membership.' },
  })
})

test('a group is sold with at least two seats', async () => {
  await payments.createMember('gina')
  const { url } = await payments.requestCheckout('gina', 'first', 'price_GroupYearly')
  expect(await payments.pay(url)).toBe(303)
  await until(() => isMember('gina'))
  const customer = (await customersOf('gina'))[0]?.id ?? ''
  const [subscription] = (await payments.stripe.subscriptions.list({ customer })).data
  expect(subscription?.items.data.map(({ quantity }) => quantity)).toEqual([2])
})

test('the student plan needs a confirmation, which is stored with the checkout and the subscription', async () => {
  await payments.createMember('stu')
  const { firestore, stripe } = payments
  const unconfirmed = firestore.doc('customers/stu/checkout_sessions/unconfirmed')
  const { confirms_student: _confirmation, ...request } = checkoutRequest('price_StudentMonthly')
  await unconfirmed.set(request)
  await until(async () => (await unconfirmed.get()).get('error') !== undefined)
  expect(await customersOf('stu').then((all) => all.length)).toBeLessThanOrEqual(1)

  const { url, sessionId } = await payments.requestCheckout('stu', 'confirmed', 'price_StudentMonthly')
  const session = await stripe.checkout.sessions.retrieve(String(sessionId))
  const confirmedAt = session.metadata?.studentConfirmedAt
  expect(Date.parse(confirmedAt ?? '')).not.toBeNaN()
  expect(await payments.pay(url)).toBe(303)
  await until(() => isMember('stu'))
  const [subscription] = (await firestore.collection('customers/stu/subscriptions').get()).docs
  expect(subscription?.get('metadata')).toMatchObject({ studentConfirmedAt: confirmedAt })
})

test('ten requests at once lead to one customer and one open checkout', async () => {
  await payments.createMember('ben')
  await Promise.all(Array.from({ length: 10 }, () => payments.replaceCheckout('ben', 'price_Monthly')))
  const document = payments.firestore.doc('customers/ben/checkout_sessions/current')
  await until(async () => (await document.get()).get('sessionId') !== undefined)
  const customers = await customersOf('ben')
  expect(customers).toHaveLength(1)
  const { data } = await payments.stripe.checkout.sessions.list({
    customer: customers[0]?.id ?? '',
    limit: 100,
  })
  expect(data.filter(({ status }) => status === 'open').map(({ id }) => id)).toEqual([
    (await document.get()).get('sessionId'),
  ])
})

test('a second membership that is paid nevertheless is ended and refunded, and the older one stays', async () => {
  await payments.createMember('cleo')
  const first = await payments.requestCheckout('cleo', 'first')
  const customer = (await customersOf('cleo'))[0]?.id ?? ''
  const { url } = await payments.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_Yearly', quantity: 1 }],
    success_url: 'http://localhost:3000/',
    subscription_data: { metadata: { firebaseUID: 'cleo', checkoutDocument: 'second' } },
  })
  expect(await payments.pay(first.url)).toBe(303)
  const [older] = (await payments.stripe.subscriptions.list({ customer })).data
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await payments.membershipOf('cleo')).statuses.includes('canceled'))
  const live = (await payments.stripe.subscriptions.list({ customer })).data
  expect(live.map(({ id }) => id)).toEqual([older?.id])
  const events = await payments.stripe.events.list({ type: 'refund.created' })
  expect(events.data.map(({ data }) => data.object)).toMatchObject([{ amount: 59_900 }])
  expect(await isMember('cleo')).toBe(true)
})

test('a customer who was deleted at the provider is replaced', async () => {
  await payments.createMember('dan')
  await payments.requestCheckout('dan', 'first')
  const [deleted] = await customersOf('dan')
  await payments.stripe.customers.del(deleted?.id ?? '')
  const { url } = await payments.requestCheckout('dan', 'second')
  expect(await payments.pay(url)).toBe(303)
  await until(() => isMember('dan'))
  const [replaced] = await customersOf('dan')
  expect(replaced?.id).not.toBe(deleted?.id)
  expect((await payments.firestore.doc('customers/dan').get()).get('stripeId')).toBe(replaced?.id)
})

test('a customer whom the provider never knew is replaced, and nothing of theirs is asked for', async () => {
  await payments.createMember('ida')
  await payments.firestore.doc('customers/ida').set({ stripeId: 'cus_OfAnotherAccount' })
  const { url } = await payments.requestCheckout('ida', 'first')
  expect(await payments.pay(url)).toBe(303)
  await until(() => isMember('ida'))
})

test('a request for what is not sold is answered', async () => {
  await payments.createMember('eve')
  expect(await payments.requestCheckout('eve', 'wrong', 'price_Nothing')).toEqual(
    expect.objectContaining({
      error: { message: 'This plan is not offered at the moment. Please choose another one.' },
    }),
  )
})

test.each([
  ['500', 'The payment provider could not be reached. Nothing was charged. Please try again.'],
  ['429', 'The payment provider could not be reached. Nothing was charged. Please try again.'],
  ['402', 'Your payment did not go through. Please update your card, then try again.'],
])('the provider answers %s: the member learns of it, and can try again', async (kind, message) => {
  const uid = `fay-${kind}`
  await payments.createMember(uid)
  await payments.owner('POST', 'faults', { kind, path: '/v1/checkout', method: 'POST', count: 9 })
  expect(await payments.requestCheckout(uid, 'first')).toMatchObject({ error: { message } })
  await payments.owner('DELETE', 'faults')
  expect(await payments.requestCheckout(uid, 'second')).toMatchObject({ url: expect.any(String) })
})

test('answers that are lost on the way lead to one customer and one checkout', async () => {
  await payments.createMember('gus')
  for (const path of ['/v1/customers', '/v1/checkout']) {
    await payments.owner('POST', 'faults', { kind: 'cut', path, method: 'POST', applied: true })
  }
  expect(await payments.requestCheckout('gus', 'first')).toMatchObject({ url: expect.any(String) })
  const customers = await customersOf('gus')
  expect(customers).toHaveLength(1)
  const { data } = await payments.stripe.checkout.sessions.list({ customer: customers[0]?.id ?? '' })
  expect(data).toHaveLength(1)
})

test('an event that comes twice finds the answer of the first', async () => {
  await payments.createMember('hal')
  const answer = await payments.requestCheckout('hal', 'first')
  const services = paymentServices(30_000)
  await Promise.all([1, 2, 3].map(() => startCheckout({ uid: 'hal', id: 'first' }, services)))
  expect(await payments.requestCheckout('hal', 'second')).not.toMatchObject({ sessionId: answer.sessionId })
  const stored = await payments.firestore.doc('customers/hal/checkout_sessions/first').get()
  expect(stored.get('sessionId')).toBe(answer.sessionId)
})

test('a new request replaces the one before, whose checkout is closed', async () => {
  await payments.createMember('ivy')
  const first = await payments.requestCheckout('ivy', 'current')
  const [customer] = await customersOf('ivy')
  await payments.replaceCheckout('ivy', 'price_Yearly')
  await until(async () => {
    const { data } = await payments.stripe.checkout.sessions.list({ customer: customer?.id ?? '' })
    return data.filter(({ status }) => status === 'open').every(({ id }) => id !== first.sessionId)
  })
  const document = payments.firestore.doc('customers/ivy/checkout_sessions/current')
  await until(async () => (await document.get()).get('url') !== undefined)
  const stored = await document.get()
  expect(stored.data()).not.toHaveProperty('status')
  expect(stored.get('sessionId')).not.toBe(first.sessionId)
  expect(await payments.pay(stored.get('url'))).toBe(303)
  await until(async () => (await document.get()).get('status') === 'complete')
  const [subscription] = (await payments.stripe.subscriptions.list({ customer: customer?.id ?? '' })).data
  expect(subscription?.items.data[0]?.price.id).toBe('price_Yearly')
})

test('a hundred requests of one member open few checkouts and hold up nobody else', async () => {
  await payments.createMember('jack')
  await payments.createMember('kim')
  for (let at = 0; at < 100; at += 1) {
    await payments.replaceCheckout('jack', at % 2 === 0 ? 'price_Yearly' : 'price_Monthly')
  }
  expect(await payments.requestCheckout('kim', 'current')).toMatchObject({ url: expect.any(String) })
  const document = payments.firestore.doc('customers/jack/checkout_sessions/current')
  await until(async () => (await document.get()).get('url') !== undefined)
  const [customer] = await customersOf('jack')
  const { data } = await payments.stripe.checkout.sessions.list({ customer: customer?.id ?? '', limit: 100 })
  expect(data.filter(({ status }) => status === 'open')).toHaveLength(1)
  expect(data.length).toBeLessThan(100)
})
