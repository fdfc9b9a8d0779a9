import { MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain/base'
import {
  type InterruptibleCloud,
  interruptibleCloud,
} from '../../../../tools/build/jest/interruptibleCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { onceOnline } from '../testing/onceOnline.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { deleteAsServer, updateAsServer, writeAsServer } from '../testing/writeAsServer.ts'
import { readMembershipPrice } from './readMembershipPrice.ts'
import { readSubscription } from './readSubscription.ts'

let cloud: InterruptibleCloud
const connections: Connection[] = []

beforeAll(async () => {
  cloud = await interruptibleCloud()
})
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.release()))
  await cloud.release()
})

async function enter(email: string): Promise<Connection> {
  const connection = await signedInAs(cloud, email)
  connections.push(connection)
  // On a busy machine the first answer takes longer than a page waits.
  await onceOnline(() => readSubscription(connection))
  return connection
}

test('a standard member has an active yearly subscription', async () => {
  const stella = await enter('standard@acme.test')
  expect(await readSubscription(stella)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  expect(await readMembershipPrice(stella)).toBe(YEARLY_PRICE)
})

test('a subscription can be monthly', async () => {
  const monthly = await enter('monthly@solo.test')
  expect(await readMembershipPrice(monthly)).toBe(MONTHLY_PRICE)
})

test.each(['never@solo.test', 'trial@group.test'])('%s pays nothing', async (email) => {
  const person = await enter(email)
  expect(await readSubscription(person)).toEqual({ status: 'not-active' })
  expect(await readMembershipPrice(person)).toBeNull()
})

test('an ended subscription is not active', async () => {
  const ada = await enter('admin@acme.test')
  await writeAsServer(cloud, 'customers/admin/subscriptions/sub_admin', { status: 'canceled' })
  await writeAsServer(cloud, 'customers/admin/subscriptions/sub_old', { status: 'past_due' })
  expect(await readSubscription(ada)).toEqual({ status: 'not-active' })
})

test('a free trial of the provider is active', async () => {
  const nora = await enter('never@solo.test')
  const record = 'customers/never/subscriptions/sub_trial'
  await writeAsServer(cloud, record, { status: 'trialing', cancel_at_period_end: false })
  expect(await readSubscription(nora)).toMatchObject({ status: 'active' })
  await deleteAsServer(cloud, record)
})

test('a payment that failed says until when there is access', async () => {
  const nora = await enter('never@solo.test')
  const record = 'customers/never/subscriptions/sub_due'
  const grace_ends_at = new Date('2999-01-01T00:00:00.000Z')
  await writeAsServer(cloud, record, { status: 'past_due', grace_ends_at })
  expect(await readSubscription(nora)).toEqual({
    status: 'not-active',
    graceEndsAt: grace_ends_at.toISOString(),
  })
  await deleteAsServer(cloud, record)
})

test('in the days of grace the price is the one that is not paid', async () => {
  const stella = await enter('standard@acme.test')
  const record = 'customers/standard/subscriptions/sub_standard'
  await updateAsServer(cloud, record, { status: 'past_due', grace_ends_at: new Date('2999-01-01') })
  expect(await readSubscription(stella)).toMatchObject({ status: 'not-active', price: expect.anything() })
  expect(await readMembershipPrice(stella)).toBe(YEARLY_PRICE)
  await updateAsServer(cloud, record, { status: 'active', grace_ends_at: null })
})

test('a malformed active record is active, at an unknown price', async () => {
  const nora = await enter('never@solo.test')
  const record = 'customers/never/subscriptions/sub_odd'
  await writeAsServer(cloud, record, { status: 'active', price: 'price_Yearly', cancel_at_period_end: 'no' })
  expect(await readSubscription(nora)).toEqual({ status: 'active', price: null, cancelAtPeriodEnd: false })
  expect(await readMembershipPrice(nora)).toBeNull()
  await deleteAsServer(cloud, record)
})

test('reads nothing when signed out', async () => {
  const stranger = openTestConnection(cloud)
  connections.push(stranger)
  expect(await readSubscription(stranger)).toEqual({ status: 'not-active' })
  expect(await readMembershipPrice(stranger)).toBeNull()
})

test('without a server it fails, instead of reporting no subscription', async () => {
  const stella = await enter('standard@acme.test')
  await readSubscription(stella)
  cloud.interrupt()
  await expect(readSubscription(stella)).rejects.toMatchObject({ code: 'cen/offline' })
  cloud.resume()
  expect(await onceOnline(() => readSubscription(stella))).toMatchObject({ status: 'active' })
})
