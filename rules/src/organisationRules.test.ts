import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import type { Person } from './test/people.ts'
import { type Product, startProduct } from './test/startProduct.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const RULES = 'domains/acme.test/config/customRules'

// Theo's membership has ended. The organisation's rules do not require one.
test.each<Person>(['tom', 'theo'])(
  '%s, a tools admin, reads and writes the rules of the organisation',
  async (person) => {
    const rules = product.as(person).doc(RULES)
    await assertSucceeds(rules.get())
    await assertSucceeds(rules.set({ json: '{"rules":{}}', revision: 2 }))
    await assertSucceeds(rules.delete())
    await assertSucceeds(rules.set({ json: '{}', revision: 1 }))
  },
)

test('only the first of two saves from one base is accepted', async () => {
  const rules = product.as('tom').doc(RULES)
  await assertSucceeds(rules.set({ json: '{"a":1}', revision: 2 }))
  await assertFails(rules.set({ json: '{"a":2}', revision: 2 }))
  await assertFails(rules.set({ json: '{"a":2}', revision: 4 }))
  await assertFails(rules.set({ json: '{"a":2}' }))
  await assertFails(rules.update({ json: '{"a":2}' }))
})

test('the same applies to the rules of a study', async () => {
  const rules = product.as('tom').doc('domains/acme.test/users/tom/triangularis/garden/config/customRules')
  await assertSucceeds(rules.set({ json: '{}', revision: 1 }))
  await assertFails(rules.set({ json: '{}', revision: 1 }))
  await assertSucceeds(rules.set({ json: '{}', revision: 2 }))
})

test.each<Person | 'signedOut'>(['stella', 'tim', 'olga', 'newcomer', 'anonymous', 'signedOut'])(
  '%s cannot access them',
  async (person) => {
    const rules = product.as(person).doc(RULES)
    await assertFails(rules.get())
    await assertFails(rules.set({ json: '{}', revision: 2 }))
    await assertFails(rules.delete())
    await assertFails(product.as(person).collection('domains/acme.test/config').get())
  },
)

test('a tools admin has access neither to another organisation nor to other configuration', async () => {
  const db = product.as('tom')
  await assertFails(db.doc('domains/other.test/config/customRules').get())
  await assertFails(db.doc('domains/other.test/config/customRules').set({ json: '{}', revision: 1 }))
  await assertFails(db.doc('domains/acme.test/config/other').set({ json: '{}' }))
  await assertFails(db.collection('domains/acme.test/config').get())
})
