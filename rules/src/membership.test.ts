import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { header, type Person } from './test/people.ts'
import { type Product, startProduct } from './test/startProduct.ts'
import { remove, save, studyPath } from './test/studies.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const ownPath = (person: Person) => `domains/acme.test/users/${person}`

/** All writes that need a membership, except custom rules. */
const WRITES: readonly (readonly [string, (person: Person) => Promise<unknown>])[] = [
  ['a study', (person) => save(product.as(person), studyPath(person, 'new'), header('new'))],
  ['a study’s document', (person) => product.as(person).doc(studyPath(person, 'new')).set({})],
  [
    'content',
    (person) =>
      product
        .as(person)
        .doc(`${studyPath(person, 'new')}/data/jtbd`)
        .set({}),
  ],
  [
    'needs',
    (person) =>
      product
        .as(person)
        .doc(`${ownPath(person)}/jtbd_needs/n`)
        .set({ uuid: 'n' }),
  ],
  [
    'a coach session',
    (person) =>
      product
        .as(person)
        .doc(`${studyPath(person)}/siaSessions/s2`)
        .set({}),
  ],
  [
    'a message to the coach',
    (person) =>
      product
        .as(person)
        .doc(`${studyPath(person)}/siaSessions/s1/messages/m2`)
        .set({}),
  ],
  [
    'a registration',
    (person) =>
      product
        .as(person)
        .doc(`${ownPath(person)}/liveEvents/r2`)
        .set({ registrationStatus: 'pending' }),
  ],
]

describe.each(WRITES)('%s', (_, write) => {
  test.each(['stella', 'tina', 'newcomer'] as const)('can be written by %s', async (person) => {
    await assertSucceeds(write(person))
  })

  test.each(['evan', 'nora'] as const)(
    'cannot be written by %s, whose record denies access',
    async (person) => {
      await assertFails(write(person))
    },
  )

  test('can be written by a member whose record the server has not completed', async () => {
    await assertSucceeds(product.as('newcomer').doc(ownPath('newcomer')).set({ firstName: 'New' }))
    await assertSucceeds(write('newcomer'))
  })
})

test('a member whose trial has ended reads and deletes their documents, but cannot change them', async () => {
  const db = product.as('evan')
  const path = studyPath('evan')
  await assertSucceeds(db.doc(path).get())
  await assertSucceeds(db.collection('domains/acme.test/users/evan/triangularis').get())
  await assertFails(save(db, path, header('garden', { revision: 2 })))
  await assertFails(db.doc(path).update({ later: true }))
  await assertFails(db.doc(`${path}/data/jtbd`).update({ jobSteps: [] }))
  await assertFails(db.doc(`${path}/siaSessions/s1`).update({ title: 'Renamed' }))
  await assertSucceeds(db.doc(`${path}/siaSessions/s1`).delete())
  await assertSucceeds(remove(db, path))
})

test('a missing record does not give access to the studies of others', async () => {
  await assertFails(save(product.as('newcomer'), studyPath('stella', 'new'), header('new')))
  await assertFails(save(product.as('newcomer'), studyPath('newcomer', 'new', 'other.test'), header('new')))
  await assertFails(save(product.as('anonymous'), studyPath('anonymous', 'new'), header('new')))
})

test('custom rules need access in addition to the tools admin claim', async () => {
  const rules = (person: Person) => product.as(person).doc(`${studyPath(person)}/config/customRules`)
  await assertSucceeds(rules('tom').set({ rules: [] }))
  await assertFails(rules('theo').set({ rules: [] }))
  await assertSucceeds(rules('theo').get())
  await assertSucceeds(rules('theo').delete())
})
