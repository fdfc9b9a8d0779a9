import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { type Product, startProduct } from './test/startProduct.ts'
import { watch, watchDocument } from './test/watch.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const checkout = {
  price: 'price_1',
  success_url: 'http://localhost:3000/',
  cancel_url: 'http://localhost:3000/auth/plan',
  allow_promotion_codes: true,
}

describe('a customer', () => {
  test('reads their record, subscriptions and the products', async () => {
    const db = product.as('stella')
    await assertSucceeds(db.doc('customers/stella').get())
    const active = db.collection('customers/stella/subscriptions').where('status', '==', 'active')
    expect((await assertSucceeds(active.get())).size).toBe(1)
    await assertSucceeds(db.collection('products').get())
    await assertSucceeds(db.collection('products/p1/prices').get())
  })

  test('requests a checkout and waits for its URL', async () => {
    const session = await assertSucceeds(
      product.as('stella').collection('customers/stella/checkout_sessions').add(checkout),
    )
    expect((await watchDocument(session)).get('price')).toBe('price_1')
  })

  test.each([
    ['trial days', { ...checkout, trial_period_days: 365 }],
    ['a trial from the plan', { ...checkout, trial_from_plan: true }],
    ['a promotion code of their choice', { ...checkout, promotion_code: 'promo_1' }],
    ['a coupon', { ...checkout, discounts: [{ coupon: 'free' }] }],
    ['line items', { ...checkout, line_items: [{ price_data: { unit_amount: 1 } }] }],
    ['one-time payment', { ...checkout, mode: 'payment' }],
    ['metadata', { ...checkout, metadata: { firebaseRole: 'admin' } }],
    ['a checkout URL', { ...checkout, url: 'https://pay.test' }],
    ['promotion codes disabled', { ...checkout, allow_promotion_codes: false }],
    [
      'no price',
      { success_url: checkout.success_url, cancel_url: checkout.cancel_url, allow_promotion_codes: true },
    ],
    ['an object as price', { ...checkout, price: { unit_amount: 1 } }],
    ['an id that is not a price', { ...checkout, price: 'plan_1' }],
    ['a script as cancel URL', { ...checkout, cancel_url: 'javascript:alert(1)' }],
    ['a script as success URL', { ...checkout, success_url: 'javascript:alert(1)' }],
  ])('but not with %s', async (_, data) => {
    await assertFails(product.as('stella').collection('customers/stella/checkout_sessions').add(data))
  })

  test('cannot write anything else', async () => {
    const db = product.as('stella')
    await assertFails(db.doc('customers/stella').set({ stripeId: 'cus_2' }))
    await assertFails(db.doc('customers/stella').delete())
    await assertFails(db.doc('customers/stella/subscriptions/s1').update({ status: 'canceled' }))
    await assertFails(db.collection('customers/stella/subscriptions').add({ status: 'active' }))
    await assertFails(db.doc('customers/stella/checkout_sessions/c1').update({ url: 'https://x.test' }))
    await assertFails(db.doc('customers/stella/checkout_sessions/c1').delete())
    await assertFails(db.doc('products/p1').set({ name: 'Free' }))
    await assertFails(db.doc('products/p1/prices/price_1').set({ unit_amount: 0 }))
  })
})

test.each(['carl', 'olga', 'tom', 'signedOut'] as const)(
  '%s cannot access the documents of another customer',
  async (person) => {
    const db = product.as(person)
    await assertFails(db.doc('customers/stella').get())
    await assertFails(db.collection('customers').get())
    await assertFails(db.collection('customers/stella/subscriptions').where('status', '==', 'active').get())
    await assertFails(watch(db.collection('customers/stella/subscriptions')))
    await assertFails(db.doc('customers/stella/checkout_sessions/c1').get())
    await assertFails(db.collection('customers/stella/checkout_sessions').add(checkout))
    await assertFails(db.collectionGroup('subscriptions').where('status', '==', 'active').get())
  },
)

test('only signed-in users can read the products', async () => {
  await assertFails(product.as('signedOut').collection('products').get())
  await assertFails(product.as('signedOut').collection('products/p1/prices').get())
})
