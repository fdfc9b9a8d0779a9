import { type Client, openClient } from '../../test/openClient.ts'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'

let payments: PaymentsCloud
const clients: Client[] = []

beforeAll(async () => {
  payments = await openPayments()
})
afterEach(() => payments.owner('DELETE', 'faults'))
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await payments.release()
})

async function signIn(uid: string): Promise<Client> {
  await payments.createMember(uid)
  const client = await openClient(payments.cloud, `${uid}@solo.test`)
  clients.push(client)
  return client
}

/** A member with a monthly membership. */
async function subscribe(uid: string) {
  const client = await signIn(uid)
  const { url } = await payments.requestCheckout(uid, 'first')
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await payments.membershipOf(uid)).statuses.includes('active'))
  const customer = String((await payments.firestore.doc(`customers/${uid}`).get()).get('stripeId'))
  const current = async () => {
    const [found] = (await payments.stripe.subscriptions.list({ customer, status: 'all' })).data
    if (found === undefined) throw new Error('There is no subscription.')
    return found
  }
  return {
    current,
    customer,
    change: (newPlan: string, confirmation: object = {}) =>
      client.call('requestPlanChange', { newPlan, ...confirmation }),
  }
}
const STUDENT = { confirmsStudent: true }
const changeOf = async (uid: string) => (await payments.membershipOf(uid)).planChange
const schedulesOf = async (customer: string) =>
  (await payments.stripe.subscriptionSchedules.list({ customer })).data.map(({ status }) => status)

test('a change is scheduled, replaced, taken back and made at the end of the period', async () => {
  const { current, customer, change } = await subscribe('olga')
  const subscription = await current()
  const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1_000).toISOString()
  await change('yearly')
  expect(await changeOf('olga')).toEqual({
    createdAt: expect.any(String),
    currentPlan: 'monthly',
    newPlan: 'yearly',
    requestExpiresAt: end,
  })
  await Promise.all([
    change('groupYearly'),
    change('studentMonthly', STUDENT),
    change('studentMonthly', STUDENT),
  ])
  expect(await schedulesOf(customer)).toEqual(['active'])
  await change('monthly')
  expect(await changeOf('olga')).toBeNull()
  expect(await schedulesOf(customer)).toEqual(['released'])

  await change('yearly')
  await change('yearly')
  expect(await changeOf('olga')).toMatchObject({ newPlan: 'yearly' })
  expect((await current()).items.data[0]?.price.id).toBe('price_Monthly')
  await payments.owner('POST', 'clock', { endOfPeriodOf: subscription.id })
  await until(async () => (await changeOf('olga')) === null)
  expect((await current()).items.data[0]?.price.id).toBe('price_Yearly')
  const stored = await payments.firestore.doc(`customers/olga/subscriptions/${subscription.id}`).get()
  expect(stored.data()).toMatchObject({ plan: 'yearly', status: 'active' })
})

test('a change to the group plan is scheduled with at least two seats', async () => {
  const { customer, change } = await subscribe('gus')
  await change('groupYearly')
  const [schedule] = (await payments.stripe.subscriptionSchedules.list({ customer })).data
  expect(schedule?.phases.map(({ items }) => items[0]?.quantity)).toEqual([1, 2])
  expect(await changeOf('gus')).toMatchObject({ newPlan: 'groupYearly', seats: 2 })
})

test('a change to the group plan is made with the seats that were asked for last', async () => {
  const { current, customer, change } = await subscribe('gina')
  await change('groupYearly', { seats: 5 })
  expect(await changeOf('gina')).toMatchObject({ newPlan: 'groupYearly', seats: 5 })
  await Promise.all([change('groupYearly', { seats: 3 }), change('groupYearly', { seats: 3 })])
  expect(await changeOf('gina')).toMatchObject({ newPlan: 'groupYearly', seats: 3 })
  expect(await schedulesOf(customer)).toEqual(['active'])
  const { id: subscription } = await current()
  await payments.owner('POST', 'clock', { endOfPeriodOf: subscription })
  await until(async () => (await changeOf('gina')) === null)
  expect((await current()).items.data[0]).toMatchObject({ price: { id: 'price_GroupYearly' }, quantity: 3 })
})

test.each([1, 1_001, 2.5, '3', null])('%j seats are refused, and nothing is scheduled', async (seats) => {
  const uid = `hal-${String(seats).replace('.', '-')}`
  const { customer, change } = await subscribe(uid)
  await expect(change('groupYearly', { seats })).rejects.toMatchObject({ code: 'functions/invalid-argument' })
  expect(await schedulesOf(customer)).toEqual([])
})

test('a group that is bought again has at least the seats that its members have', async () => {
  const { customer, change } = await subscribe('iris')
  await payments.firestore.doc('groups/member-iris').set({
    name: 'Iris',
    owner: 'iris',
    contact: 'iris@solo.test',
    seats: 4,
    endsAt: '2020-01-01T00:00:00.000Z',
    used: 3,
  })
  const tooFew = { details: { code: 'cen/seats-taken' } }
  await expect(change('groupYearly', { seats: 3 })).rejects.toMatchObject(tooFew)
  await expect(change('groupYearly')).rejects.toMatchObject(tooFew)
  expect(await schedulesOf(customer)).toEqual([])
  await change('groupYearly', { seats: 4 })
  expect(await changeOf('iris')).toMatchObject({ seats: 4 })
})

test('a change is refused without a membership, and while it ends or a payment is missing', async () => {
  const nobody = await signIn('paul')
  const refused = (code: string) => expect.objectContaining({ details: { code } })
  await expect(nobody.call('requestPlanChange', { newPlan: 'yearly' })).rejects.toEqual(
    refused('cen/no-subscription'),
  )
  await expect(nobody.call('requestPlanChange', { newPlan: 'gold' })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
  })
  const { current, change } = await subscribe('quinn')
  const { id: subscription } = await current()
  await payments.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
  await expect(change('yearly')).rejects.toEqual(refused('cen/subscription-ending'))
  await payments.stripe.subscriptions.update(subscription, { cancel_at_period_end: false })
  await payments.owner('POST', 'status', { subscription, status: 'past_due' })
  await expect(change('yearly')).rejects.toEqual(refused('cen/payment-declined'))
})

test.each([
  ['500', 'cen/payment-unavailable'],
  ['409', 'cen/payment-unavailable'],
  ['402', 'cen/payment-declined'],
])('the provider answers %s: nothing is recorded, and it can be repeated', async (kind, code) => {
  const uid = `rosa-${kind}`
  const { change } = await subscribe(uid)
  await payments.owner('POST', 'faults', {
    kind,
    path: '/v1/subscription_schedules',
    method: 'POST',
    count: 9,
  })
  await expect(change('yearly')).rejects.toMatchObject({ details: { code } })
  expect(await changeOf(uid)).toBeNull()
  await payments.owner('DELETE', 'faults')
  await change('yearly')
  expect(await changeOf(uid)).toMatchObject({ newPlan: 'yearly' })
})

test('an answer that is lost although the change was scheduled leads to one schedule', async () => {
  const { customer, change } = await subscribe('sam')
  await payments.owner('POST', 'faults', { kind: 'cut', path: '/v1/subscription_schedules', applied: true })
  await change('yearly')
  expect(await schedulesOf(customer)).toEqual(['active'])
  expect(await changeOf('sam')).toMatchObject({ newPlan: 'yearly' })
})

test('a change to the student plan needs a confirmation, which is stored with it', async () => {
  const { customer, change } = await subscribe('ada')
  await expect(change('studentMonthly')).rejects.toMatchObject({ details: { code: 'cen/plan-not-offered' } })
  expect(await changeOf('ada')).toBeNull()
  await change('studentMonthly', STUDENT)
  const [schedule] = (await payments.stripe.subscriptionSchedules.list({ customer })).data
  expect(Date.parse(schedule?.metadata?.studentConfirmedAt ?? '')).not.toBeNaN()
})

test('a change that the provider drops with a cancellation is reported, one that is taken back is not', async () => {
  const { current, customer, change } = await subscribe('tess')
  const dropped = async () =>
    (await payments.firestore.doc('domains/solo.test/users/tess').get()).get('droppedPlanChange') ?? null
  await change('yearly')
  await change('monthly')
  expect(await dropped()).toBeNull()

  await change('yearly')
  const { requestExpiresAt } = Object(await changeOf('tess'))
  const { id: subscription } = await current()
  const { url } = await payments.stripe.billingPortal.sessions.create({ customer })
  const press = async (name: string) => {
    const body = new URLSearchParams({ subscription })
    return (await fetch(`${url}/${name}`, { method: 'POST', redirect: 'manual', body })).status
  }
  expect(await press('cancel')).toBe(303)
  await until(async () => (await dropped()) !== null)
  expect(await dropped()).toEqual({ newPlan: 'yearly', plannedFor: requestExpiresAt })
  expect(await changeOf('tess')).toBeNull()
  expect(await press('resume')).toBe(303)
  await until(async () => !(await current()).cancel_at_period_end)
  expect(await dropped()).toEqual({ newPlan: 'yearly', plannedFor: requestExpiresAt })
  await change('yearly')
  expect(await dropped()).toBeNull()
})
