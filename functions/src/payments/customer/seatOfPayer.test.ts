import { parseMember } from '@outcome-studio/shared/domain/member'
import { giveSeat } from '../../members/groups/giveSeat.ts'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'

const END = '2999-12-31T00:00:00.000Z'

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterAll(() => payments.release())

test('a member of a group who pays frees the seat, and takes one again when the subscription has ended', async () => {
  const { firestore, stripe } = payments
  const terms = { endsAt: END, seats: 1, contact: 'boss@solo.test' }
  const group = firestore.doc('groups/domain-solo.test')
  await group.set({ ...terms, domain: 'solo.test', isOpen: true, openTo: 'solo.test' })
  await payments.createMember('gus')
  const gus = { domain: 'solo.test', uid: 'gus', email: 'gus@solo.test', emailVerified: true }
  await giveSeat(gus, firestore, new Date())
  const memberOf = async () => parseMember((await firestore.doc('domains/solo.test/users/gus').get()).data())
  const used = async (): Promise<unknown> => (await group.get()).get('used')
  expect(await memberOf()).toMatchObject({ trialExpiresAt: END })

  const { url } = await payments.requestCheckout('gus', 'first')
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await used()) === 0)
  expect(await memberOf()).toMatchObject({ accessType: 'STANDARD', trialExpiresAt: '' })

  const [subscription] = (await stripe.subscriptions.list()).data
  await stripe.subscriptions.cancel(subscription?.id ?? '')
  await until(async () => (await used()) === 1)
  expect(await memberOf()).toMatchObject({ accessType: 'NONE', trialExpiresAt: END })
})

test('a payment removes a trial that is over', async () => {
  const { firestore } = payments
  await payments.createMember('tess')
  const record = firestore.doc('domains/solo.test/users/tess')
  await record.update({ trialExpiresAt: '2020-01-01T00:00:00.000Z' })
  const { url } = await payments.requestCheckout('tess', 'first')
  expect(await payments.pay(url)).toBe(303)
  const memberOf = async () => parseMember((await record.get()).data())
  await until(async () => (await memberOf()).accessType === 'STANDARD')
  expect(await memberOf()).toMatchObject({ trialExpiresAt: '' })
})
