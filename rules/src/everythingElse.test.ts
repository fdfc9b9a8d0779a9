import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { type Product, startProduct } from './test/startProduct.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

describe('analytics', () => {
  const RECORDS = 'system/monitoring/analytics'

  test('a signed-in user writes records with their own uid', async () => {
    await assertSucceeds(product.as('nora').collection(RECORDS).add({ uid: 'nora', event: 'open' }))
    await assertFails(product.as('nora').collection(RECORDS).add({ uid: 'stella', event: 'open' }))
    await assertFails(product.as('nora').collection(RECORDS).add({ event: 'open' }))
    await assertFails(product.as('signedOut').collection(RECORDS).add({ uid: 'nora', event: 'open' }))
  })

  test('a record contains the fields of an event only', async () => {
    const RECORD = {
      event: 'page_view',
      description: 'A page was opened',
      event_params: { route: '/' },
      build_version: '19.2.0',
      major_version: 19,
      minor_version: 2,
      uid: 'nora',
      domain: 'acme.test',
      timestamp: '2026-06-01T12:00:00.000Z',
    }
    const records = product.as('nora').collection(RECORDS)
    await assertSucceeds(records.add(RECORD))
    await assertFails(records.add({ ...RECORD, email: 'another@acme.test' }))
    await assertFails(records.add({ ...RECORD, domain: 'another.test' }))
    await assertFails(records.add({ ...RECORD, study: 'My study' }))
    await assertFails(records.add({ ...RECORD, event: 7 }))
    await assertFails(records.add({ ...RECORD, event: 'x'.repeat(101) }))
    await assertFails(records.add({ ...RECORD, event_params: 'all' }))
  })

  test.each(['stella', 'tom', 'signedOut'] as const)(
    '%s can neither read nor change records',
    async (person) => {
      const db = product.as(person)
      await assertFails(db.doc(`${RECORDS}/a1`).get())
      await assertFails(db.collection(RECORDS).where('uid', '==', 'stella').get())
      await assertFails(db.doc(`${RECORDS}/a1`).update({ event: 'other' }))
      await assertFails(db.doc(`${RECORDS}/a1`).delete())
    },
  )
})

test.each([
  'somewhere/else',
  'users/stella',
  'domains/acme.test',
  'domains/acme.test/secrets/s',
  'domains/acme.test/users/stella/unknown/x',
  'domains/acme.test/users/stella/triangularis/garden/config/other',
  'system/monitoring',
  'system/settings',
  'liveEventsModule/other',
  'customers/stella/payments/p',
])('nobody can read or write %s', async (path) => {
  for (const person of ['stella', 'tom', 'signedOut'] as const) {
    await assertFails(product.as(person).doc(path).get())
    await assertFails(product.as(person).doc(path).set({ a: 1 }))
    await assertFails(product.as(person).doc(path).delete())
  }
})
