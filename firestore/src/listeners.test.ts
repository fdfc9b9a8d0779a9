import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { NOT_STELLA } from './test/people.ts'
import { type Product, startProduct } from './test/startProduct.ts'
import { watch, watchDocument } from './test/watch.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await product.reset()
})
afterAll(() => product.stop())

const STELLA = 'domains/acme.test/users/stella'
const EVENTS = 'liveEventsModule/events/syncedEvents'

test('a member watches their record, their studies, a checkout and the published events', async () => {
  const db = product.as('stella')
  expect((await assertSucceeds(watchDocument(db.doc(STELLA)))).get('email')).toBe('stella@acme.test')
  expect((await assertSucceeds(watch(db.collection(`${STELLA}/triangularis`)))).size).toBe(1)
  const checkout = db.doc('customers/stella/checkout_sessions/c1')
  expect((await assertSucceeds(watchDocument(checkout))).get('url')).toBe('https://pay.test')
  const published = db.collection(EVENTS).where('status', '==', 'published').orderBy('startTime')
  expect((await assertSucceeds(watch(published))).size).toBe(1)
})

test('the next events are watched and the past ones listed, as far as the caller may read them', async () => {
  const queriesOf = (who: Parameters<Product['as']>[0], path: string, isFiltered: boolean) => {
    const all = product.as(who).collection(path)
    const found = isFiltered ? all.where('status', '==', 'published') : all
    return {
      upcoming: found.where('endTime', '>=', '2026-01-01T00:00:00.000Z').orderBy('endTime').limit(50),
      past: found
        .orderBy('endTime', 'desc')
        .orderBy('__name__', 'desc')
        .startAfter('2026-01-01T00:00:00.000Z', 'e1')
        .limit(20),
      one: found.where('__name__', '==', 'e1'),
    }
  }
  const LISTED = 'liveEventsModule/events/listedEvents'
  const allowed = [
    queriesOf('stella', EVENTS, true),
    queriesOf('nora', LISTED, false),
    queriesOf('tom', EVENTS, false),
  ]
  for (const { upcoming, past, one } of allowed) {
    await assertSucceeds(watch(upcoming))
    await assertSucceeds(past.get())
    await assertSucceeds(watch(one))
  }
  const refused = [queriesOf('nora', EVENTS, true), queriesOf('stella', EVENTS, false)]
  for (const { upcoming, past } of refused) {
    await assertFails(watch(upcoming))
    await assertFails(past.get())
  }
})

test('a member cannot watch the unpublished events, a tools admin can', async () => {
  await assertFails(watch(product.as('stella').collection(EVENTS).orderBy('startTime')))
  expect((await assertSucceeds(watch(product.as('tom').collection(EVENTS)))).size).toBe(2)
})

test('a person without a record watches for it', async () => {
  const own = product.as('newcomer').doc('domains/acme.test/users/newcomer')
  expect((await assertSucceeds(watchDocument(own))).exists).toBe(false)
})

test('a member cannot watch with a sign-in that was ended', async () => {
  const db = product.as('ruth')
  await assertFails(watchDocument(db.doc('domains/acme.test/users/ruth')))
  await assertFails(watch(db.collection('domains/acme.test/users/ruth/triangularis')))
})

test.each(NOT_STELLA)('%s cannot watch anything of another member', async (person) => {
  const db = product.as(person)
  await assertFails(watchDocument(db.doc(STELLA)))
  await assertFails(watchDocument(db.doc(`${STELLA}/triangularis/garden`)))
  await assertFails(watch(db.collection(`${STELLA}/triangularis`)))
  await assertFails(watch(db.collection('customers/stella/subscriptions')))
  await assertFails(watch(db.collectionGroup('triangularis')))
})
