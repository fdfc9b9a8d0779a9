import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { content, header } from './test/people.ts'
import { type Firestore, type Product, startProduct } from './test/startProduct.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const studyPath = (uid = 'stella', docName = 'garden') =>
  `domains/acme.test/users/${uid}/triangularis/${docName}`

/** Saves like the product: header and content in one transaction that reads the header first. */
const save = (db: Firestore, path: string, saved: object, study: object = content()) =>
  db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(path))
    transaction.set(db.doc(path), { header: saved })
    transaction.set(db.doc(`${path}/data/jtbd`), study)
  })

const remove = (db: Firestore, path: string) =>
  db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(path))
    transaction.delete(db.doc(`${path}/data/jtbd`))
    transaction.delete(db.doc(path))
  })

test('a member saves a new study, saves it again, renames and deletes it', async () => {
  const db = product.as('stella')
  const path = studyPath('stella', 'balcony')
  const study = content('study-2')
  await assertSucceeds(save(db, path, header('balcony', { uuid: 'study-2' }), study))
  await assertSucceeds(save(db, path, header('balcony', { uuid: 'study-2', revision: 2 }), study))
  const renamed = studyPath('stella', 'roof')
  await assertSucceeds(
    db.runTransaction(async (transaction) => {
      await transaction.get(db.doc(path))
      await transaction.get(db.doc(renamed))
      transaction.set(db.doc(renamed), { header: header('roof', { uuid: 'study-2', revision: 2 }) })
      transaction.set(db.doc(`${renamed}/data/jtbd`), study)
      transaction.delete(db.doc(`${path}/data/jtbd`))
      transaction.delete(db.doc(path))
    }),
  )
  await assertSucceeds(remove(db, renamed))
})

test('of two clients that save over the same revision, only the first is accepted', async () => {
  const saveOver = (db: Firestore, executor: string) => {
    const batch = db.batch()
    batch.update(db.doc(studyPath()), { header: header('garden', { revision: 2 }) })
    batch.set(db.doc(`${studyPath()}/data/jtbd`), { jtbd: { ...content().jtbd, executor } })
    return batch.commit()
  }
  const [here, there] = [product.as('stella'), product.as('stella')]
  const results = await Promise.allSettled([saveOver(here, 'here'), saveOver(there, 'there')])
  const winner = results.findIndex(({ status }) => status === 'fulfilled')
  expect(results[1 - winner]).toMatchObject({ status: 'rejected', reason: { code: 'permission-denied' } })
  const stored = await here.doc(`${studyPath()}/data/jtbd`).get()
  expect(stored.get('jtbd.executor')).toBe(['here', 'there'][winner])
})

test('a transaction that reads another member’s study fails', async () => {
  const db = product.as('carl')
  await assertFails(
    db.runTransaction(async (transaction) => {
      const study = await transaction.get(db.doc(studyPath()))
      transaction.set(db.doc(studyPath('carl', 'stolen')), { header: study.get('header') })
    }),
  )
})

test('one refused write rejects the whole batch', async () => {
  const db = product.as('stella')
  const batch = db.batch()
  batch.set(db.doc(studyPath()), { header: header('garden', { revision: 2 }) })
  batch.set(db.doc(studyPath('carl')), { header: header('garden') })
  await assertFails(batch.commit())
  expect((await db.doc(studyPath()).get()).get('header.revision')).toBe(1)
})
