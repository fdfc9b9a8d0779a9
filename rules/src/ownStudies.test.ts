import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { content, header, NOT_STELLA } from './test/people.ts'
import { type Product, startProduct } from './test/startProduct.ts'
import { remove, save, studyPath } from './test/studies.ts'
import { watch, watchDocument } from './test/watch.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

describe('the owner', () => {
  test('lists, watches and opens their studies', async () => {
    const db = product.as('stella')
    const list = await assertSucceeds(
      db.collection('domains/acme.test/users/stella/triangularis').orderBy('header.updatedAt', 'desc').get(),
    )
    expect(list.docs.map((each) => each.id)).toEqual(['garden'])
    expect((await assertSucceeds(db.doc(studyPath()).get())).get('header.revision')).toBe(1)
    expect((await assertSucceeds(db.doc(`${studyPath()}/data/jtbd`).get())).get('jtbd.uuid')).toBe('study-1')
    const watched = await watch(db.collection('domains/acme.test/users/stella/triangularis'))
    expect(watched.size).toBe(1)
  })

  test('can check whether a name is free', async () => {
    const snapshot = await assertSucceeds(product.as('stella').doc(studyPath('stella', 'free')).get())
    expect(snapshot.exists).toBe(false)
  })

  test('saves a new study, saves it again, renames and deletes it', async () => {
    const db = product.as('stella')
    const path = studyPath('stella', 'balcony')
    await assertSucceeds(save(db, path, header('balcony', { uuid: 'study-2' }), content('study-2')))
    await assertSucceeds(
      save(db, path, header('balcony', { uuid: 'study-2', revision: 2 }), content('study-2')),
    )
    const renamed = studyPath('stella', 'roof')
    await assertSucceeds(
      db.runTransaction(async (transaction) => {
        await transaction.get(db.doc(path))
        await transaction.get(db.doc(renamed))
        transaction.set(db.doc(renamed), { header: header('roof', { uuid: 'study-2', revision: 2 }) })
        transaction.set(db.doc(`${renamed}/data/jtbd`), content('study-2'))
        transaction.delete(db.doc(`${path}/data/jtbd`))
        transaction.delete(db.doc(path))
      }),
    )
    await assertSucceeds(remove(db, renamed))
  })

  test('with an upper-case e-mail uses the lower-case domain', async () => {
    await assertSucceeds(save(product.as('tom'), studyPath('tom'), header('garden', { revision: 2 })))
    await assertFails(
      product
        .as('tom')
        .doc(studyPath('tom', 'garden', 'ACME.test'))
        .get(),
    )
  })
})

describe.each(NOT_STELLA)('%s', (person) => {
  test('cannot read, list, count or watch the studies of a member', async () => {
    const db = product.as(person)
    const list = db.collection('domains/acme.test/users/stella/triangularis')
    await assertFails(db.doc(studyPath()).get())
    await assertFails(db.doc(`${studyPath()}/data/jtbd`).get())
    await assertFails(list.get())
    await assertFails(list.where('header.uuid', '==', 'study-1').limit(1).get())
    await assertFails(watch(list))
    await assertFails(watchDocument(db.doc(studyPath())))
  })

  test('cannot write, change or delete them', async () => {
    const db = product.as(person)
    await assertFails(db.doc(studyPath()).set({ header: header('garden', { revision: 2 }) }))
    await assertFails(db.doc(studyPath('stella', 'new')).set({ header: header('new') }))
    await assertFails(db.doc(`${studyPath()}/data/jtbd`).set(content()))
    await assertFails(db.doc(studyPath()).delete())
    await assertFails(db.doc(`${studyPath()}/data/jtbd`).delete())
  })

  test('gets no result from a query beyond their own documents', async () => {
    const db = product.as(person)
    await assertFails(db.collectionGroup('triangularis').get())
    await assertFails(db.collectionGroup('data').where('jtbd.uuid', '==', 'study-1').get())
    await assertFails(db.collectionGroup('users').where('email', '==', 'stella@acme.test').get())
    await assertFails(db.collection('domains').get())
    await assertFails(db.collection('domains/acme.test/users').get())
    await assertFails(watch(db.collectionGroup('triangularis')))
  })
})

test('even the owner cannot query a collection group', async () => {
  const db = product.as('stella')
  await assertFails(db.collectionGroup('triangularis').get())
  await assertFails(db.collectionGroup('triangularis').where('header.uuid', '==', 'study-1').get())
  await assertFails(db.collection('domains/acme.test/users').where('id', '==', 'stella').get())
})

test('one write to another member’s study rejects the whole batch', async () => {
  const db = product.as('stella')
  const batch = db.batch()
  batch.set(db.doc(studyPath()), { header: header('garden', { revision: 2 }) })
  batch.set(db.doc(studyPath('carl')), { header: header('garden') })
  await assertFails(batch.commit())
  expect((await db.doc(studyPath()).get()).get('header.revision')).toBe(1)
})

describe('custom rules', () => {
  const rulesOf = (uid: string) => `${studyPath(uid)}/config/customRules`

  test('a tools admin reads and writes those of their own studies', async () => {
    const own = product.as('tom').doc(rulesOf('tom'))
    await assertSucceeds(own.get())
    await assertSucceeds(own.set({ rules: [{ id: 'x' }] }))
    await assertSucceeds(own.delete())
    await assertFails(product.as('tom').doc(rulesOf('stella')).get())
    await assertFails(product.as('tom').doc(rulesOf('stella')).set({ rules: [] }))
  })

  test('others cannot, not even those of their own', async () => {
    const own = product.as('stella').doc(rulesOf('stella'))
    await assertFails(own.get())
    await assertFails(own.set({ rules: [] }))
    await assertFails(own.delete())
    await assertFails(product.as('tim').doc(rulesOf('tim')).set({ rules: [] }))
  })
})

describe('coach sessions', () => {
  test('can be accessed by their owner', async () => {
    const db = product.as('stella')
    await assertSucceeds(db.collection(`${studyPath()}/siaSessions`).get())
    await assertSucceeds(db.collection(`${studyPath()}/siaSessions/s1/messages`).get())
    await assertSucceeds(db.collection(`${studyPath()}/siaSessions/s1/messages`).add({ text: 'Hi' }))
    await assertSucceeds(db.doc(`${studyPath()}/siaSessions/s1`).update({ title: 'Renamed' }))
    await assertSucceeds(db.doc(`${studyPath()}/siaSessions/s1`).delete())
  })

  test.each(NOT_STELLA)('%s cannot access them', async (person) => {
    const db = product.as(person)
    await assertFails(db.collection(`${studyPath()}/siaSessions`).get())
    await assertFails(db.doc(`${studyPath()}/siaSessions/s1/messages/m1`).get())
    await assertFails(db.collection(`${studyPath()}/siaSessions/s1/messages`).add({ text: 'Hi' }))
    await assertFails(db.collectionGroup('messages').get())
  })
})
