import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { type Product, startProduct } from './test/startProduct.ts'
import { watch } from './test/watch.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const EVENTS = 'liveEventsModule/events/syncedEvents'
const registrations = (uid: string) => `domains/acme.test/users/${uid}/liveEvents`
const request = { referencedEventDocId: 'e1', zoomId: '1', zoomUUID: 'u1', registrationStatus: 'pending' }

describe('events', () => {
  test('a member reads published events, whatever their membership', async () => {
    const db = product.as('nora')
    await assertSucceeds(db.doc('liveEventsModule/events').get())
    await assertSucceeds(db.doc(`${EVENTS}/e1`).get())
    const published = db.collection(EVENTS).where('status', '==', 'published')
    expect((await assertSucceeds(published.orderBy('startTime').get())).size).toBe(1)
    expect((await watch(published)).size).toBe(1)
    await assertFails(db.doc(`${EVENTS}/e2`).get())
    await assertFails(db.collection(EVENTS).get())
    await assertFails(db.collection(EVENTS).where('status', 'in', ['published', 'unpublished']).get())
    await assertFails(watch(db.collection(EVENTS).orderBy('startTime')))
    await assertFails(db.collectionGroup('syncedEvents').where('status', '==', 'published').get())
  })

  test('a tools admin reads all events', async () => {
    const db = product.as('tom')
    expect((await assertSucceeds(db.collection(EVENTS).orderBy('startTime').get())).size).toBe(2)
    await assertSucceeds(db.doc(`${EVENTS}/e2`).get())
    await assertSucceeds(db.doc('liveEventsModule/events/registrants/e1').get())
    await assertSucceeds(db.collection('liveEventsModule/events/registrants').get())
  })

  test.each(['stella', 'tim', 'signedOut'] as const)('%s cannot read registrants', async (person) => {
    await assertFails(product.as(person).doc('liveEventsModule/events/registrants/e1').get())
    await assertFails(product.as(person).collection('liveEventsModule/events/registrants').get())
  })

  test('a signed-out user cannot read events', async () => {
    const db = product.as('signedOut')
    await assertFails(db.doc('liveEventsModule/events').get())
    await assertFails(db.doc(`${EVENTS}/e1`).get())
    await assertFails(db.collection(EVENTS).where('status', '==', 'published').get())
  })

  test.each(['stella', 'tom'] as const)('%s cannot write events', async (person) => {
    const db = product.as(person)
    await assertFails(db.doc(`${EVENTS}/e1`).update({ status: 'unpublished' }))
    await assertFails(db.collection(EVENTS).add({ status: 'published' }))
    await assertFails(db.doc('liveEventsModule/events').update({ instructors: [] }))
    await assertFails(db.doc('liveEventsModule/events/registrants/e1').delete())
  })
})

describe('registrations', () => {
  test('a member registers, reads the registration and cancels it', async () => {
    const own = product.as('stella').collection(registrations('stella'))
    await assertSucceeds(own.doc('r2').set(request))
    expect((await assertSucceeds(own.get())).size).toBe(2)
    await assertSucceeds(own.doc('r2').delete())
  })

  test.each([
    ['as approved', { ...request, registrationStatus: 'approved' }],
    ['with a link', { ...request, personalJoinURL: 'https://zoom.test/me' }],
    ['without a status', { referencedEventDocId: 'e1', zoomId: '1', zoomUUID: 'u1' }],
    ['with an empty link', { ...request, personalJoinURL: '' }],
  ])('a registration cannot be created %s', async (_, data) => {
    await assertFails(product.as('stella').collection(registrations('stella')).add(data))
  })

  test.each([
    ['its status alone', { registrationStatus: 'pending' }],
    ['fields of a newer version', { ...request, zoomId: 1, reminder: true }],
  ])('a registration can be created with %s', async (_, data) => {
    await assertSucceeds(product.as('stella').collection(registrations('stella')).add(data))
  })

  test('a member cannot change a registration', async () => {
    const registration = product.as('stella').doc(`${registrations('stella')}/r1`)
    await assertFails(registration.update({ registrationStatus: 'pending' }))
    await assertFails(registration.update({ personalJoinURL: 'https://zoom.test/me' }))
  })

  test.each(['carl', 'olga', 'tom', 'signedOut'] as const)(
    '%s cannot access those of another member',
    async (person) => {
      const foreign = product.as(person).collection(registrations('stella'))
      await assertFails(foreign.get())
      await assertFails(foreign.add(request))
      await assertFails(foreign.doc('r1').delete())
      await assertFails(product.as(person).collectionGroup('liveEvents').get())
    },
  )
})
