import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { NOT_STELLA } from './test/people.ts'
import { type Product, startProduct } from './test/startProduct.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const NEEDS = 'domains/acme.test/users/stella/jtbd_needs'

test('needs are listed, changed and deleted by their owner', async () => {
  const db = product.as('stella')
  await assertSucceeds(db.collection(NEEDS).get())
  const needs = db.doc(`${NEEDS}/hobby`)
  await assertSucceeds(needs.update({ vertical: 'Health' }))
  await assertSucceeds(needs.delete())
})

test('needs cannot change their uuid or name', async () => {
  const needs = product.as('stella').doc(`${NEEDS}/hobby`)
  await assertFails(needs.update({ uuid: 'n2' }))
  await assertFails(needs.set({ uuid: 'n2', docName: 'hobby' }))
  await assertFails(needs.update({ docName: 'sport' }))
})

test('needs without a uuid can get one once', async () => {
  const needs = product.as('stella').doc(`${NEEDS}/sport`)
  await assertSucceeds(needs.set({ goals: [] }))
  await assertSucceeds(needs.update({ uuid: 'n2' }))
  await assertFails(needs.update({ uuid: 'n3' }))
})

test.each([
  ['a good name and a uuid', 'sport', { uuid: 'n2', docName: 'sport' }, true],
  ['no uuid', 'sport', { docName: 'sport' }, true],
  ['no name', 'sport', { uuid: 'n2' }, true],
  ['no fields', 'sport', {}, true],
  ['fields of a newer version', 'sport', { uuid: 2, docName: 'sport', later: true }, true],
  ['a reserved name', '__', { uuid: 'n2', docName: '__' }, false],
  ['a name that is too long', 'x'.repeat(129), { uuid: 'n2' }, false],
  ['a blank name', ' ', { uuid: 'n2' }, false],
  ['another name than their document id', 'sport', { uuid: 'n2', docName: 'hobby' }, false],
])('needs with %s', async (_, docName, data, allowed) => {
  const created = product.as('stella').doc(`${NEEDS}/${docName}`).set(data)
  await (allowed ? assertSucceeds(created) : assertFails(created))
})

test.each(NOT_STELLA)('%s cannot access them', async (person) => {
  const db = product.as(person)
  await assertFails(db.collection(NEEDS).get())
  await assertFails(db.doc(`${NEEDS}/hobby`).get())
  await assertFails(db.doc(`${NEEDS}/hobby`).update({ vertical: 'x' }))
  await assertFails(db.doc(`${NEEDS}/new`).set({}))
  await assertFails(db.doc(`${NEEDS}/hobby`).delete())
})
