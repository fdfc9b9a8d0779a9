import { parsePlanPrice } from '@outcome-studio/shared/domain/payments'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { syncCatalogue } from './syncCatalogue.ts'

const KEY = { productId: 'prod_OutcomeStudio', priceId: 'price_Yearly' }
const PRICE = `products/${KEY.productId}/prices/${KEY.priceId}`

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterEach(() => payments.owner('DELETE', 'faults'))
afterAll(() => payments.release())

const sync = () => syncCatalogue(paymentServices(60_000))
const stored = async (path: string) => (await payments.firestore.doc(path).get()).data() ?? null

test('what is sold is as the provider and the parameters say, whatever was stored', async () => {
  const { firestore } = payments
  await firestore.doc(PRICE).set({ active: true, plan: 'yearly', unit_amount: 1 })
  await firestore.doc('products/old').set({ name: 'Old' })
  await firestore.doc('products/old/prices/old').set({ active: true, plan: 'yearly' })
  await firestore.doc('system/checkout').set({ prices: ['price_Free'] })
  await Promise.all([sync(), sync(), sync()])

  expect(parsePlanPrice(KEY, (await stored(PRICE)) ?? {})).toEqual({
    ...KEY,
    plan: 'yearly',
    amount: 59_900,
    currency: 'usd',
    interval: 'year',
  })
  expect(await stored('products/prod_OutcomeStudio')).toMatchObject({ active: true, role: null })
  expect((await firestore.collection('products/prod_OutcomeStudio/prices').get()).size).toBe(4)
  expect(await stored('products/old/prices/old')).toBeNull()
  expect(await stored('products/old')).toBeNull()
  expect(await stored('system/checkout')).toEqual({
    prices: ['price_Yearly', 'price_Monthly', 'price_GroupYearly', 'price_StudentMonthly'],
    successUrls: ['http://localhost:3000/'],
    cancelUrls: ['http://localhost:3000/auth/plan'],
  })
})

test('nothing is written without a change', async () => {
  await sync()
  const before = (await payments.firestore.doc(PRICE).get()).updateTime
  await sync()
  expect((await payments.firestore.doc(PRICE).get()).updateTime).toEqual(before)
})

test('nothing changes while the provider cannot be reached', async () => {
  await sync()
  const before = await stored(PRICE)
  await payments.owner('POST', 'faults', { kind: 'cut', path: '/v1/prices', count: 9 })
  await expect(sync()).rejects.toThrow()
  expect(await stored(PRICE)).toEqual(before)
})
