import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { content, header, type Person } from './test/people.ts'
import { type Firestore, type Product, startProduct } from './test/startProduct.ts'
import { watch, watchDocument } from './test/watch.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const study = (uid = 'stella', docName = 'garden', domain = 'acme.test') =>
  `domains/${domain}/users/${uid}/triangularis/${docName}`

/** As the product saves: header and content in one transaction that reads the header first. */
const save = (db: Firestore, path: string, headerData: object, contentData: object | null = content()) =>
  db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(path))
    transaction.set(db.doc(path), { header: headerData })
    if (contentData) transaction.set(db.doc(`${path}/data/jtbd`), contentData)
  })

const remove = (db: Firestore, path: string) =>
  db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(path))
    transaction.delete(db.doc(`${path}/data/jtbd`))
    transaction.delete(db.doc(path))
  })

const NOT_STELLA: readonly (Person | 'signedOut')[] = ['carl', 'olga', 'tom', 'anonymous', 'signedOut']

describe('the owner', () => {
  test('lists, watches and opens their studies', async () => {
    const db = product.as('stella')
    const list = await assertSucceeds(
      db.collection('domains/acme.test/users/stella/triangularis').orderBy('header.updatedAt', 'desc').get(),
    )
    expect(list.docs.map((each) => each.id)).toEqual(['garden'])
    expect((await assertSucceeds(db.doc(study()).get())).get('header.revision')).toBe(1)
    expect((await assertSucceeds(db.doc(`${study()}/data/jtbd`).get())).get('jtbd.uuid')).toBe('study-1')
    const watched = await watch(db.collection('domains/acme.test/users/stella/triangularis'))
    expect(watched.size).toBe(1)
  })

  test('sees that a name is free', async () => {
    const snapshot = await assertSucceeds(product.as('stella').doc(study('stella', 'free')).get())
    expect(snapshot.exists).toBe(false)
  })

  test('saves a new study, saves it again, renames and deletes it', async () => {
    const db = product.as('stella')
    const path = study('stella', 'balcony')
    await assertSucceeds(save(db, path, header('balcony', { uuid: 'study-2' }), content('study-2')))
    await assertSucceeds(
      save(db, path, header('balcony', { uuid: 'study-2', revision: 2 }), content('study-2')),
    )
    const renamed = study('stella', 'roof')
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

  test('keeps keys that this version does not know', async () => {
    await assertSucceeds(
      save(product.as('stella'), study(), { ...header('garden', { revision: 2 }), later: true }),
    )
  })

  test('with an e-mail in capitals finds their domain in lower case', async () => {
    await assertSucceeds(save(product.as('tom'), study('tom'), header('garden', { revision: 2 })))
    await assertFails(
      product
        .as('tom')
        .doc(study('tom', 'garden', 'ACME.test'))
        .get(),
    )
  })
})

describe.each(NOT_STELLA)('%s', (person) => {
  test('does not read, list, count or watch the studies of a member', async () => {
    const db = product.as(person)
    const list = db.collection('domains/acme.test/users/stella/triangularis')
    await assertFails(db.doc(study()).get())
    await assertFails(db.doc(`${study()}/data/jtbd`).get())
    await assertFails(list.get())
    await assertFails(list.where('header.uuid', '==', 'study-1').limit(1).get())
    await assertFails(watch(list))
    await assertFails(watchDocument(db.doc(study())))
  })

  test('does not write, change or delete them', async () => {
    const db = product.as(person)
    await assertFails(db.doc(study()).set({ header: header('garden', { revision: 2 }) }))
    await assertFails(db.doc(study('stella', 'new')).set({ header: header('new') }))
    await assertFails(db.doc(`${study()}/data/jtbd`).set(content()))
    await assertFails(db.doc(study()).delete())
    await assertFails(db.doc(`${study()}/data/jtbd`).delete())
  })

  test('gets nothing from a query that reaches beyond their own', async () => {
    const db = product.as(person)
    await assertFails(db.collectionGroup('triangularis').get())
    await assertFails(db.collectionGroup('data').where('jtbd.uuid', '==', 'study-1').get())
    await assertFails(db.collectionGroup('users').where('email', '==', 'stella@acme.test').get())
    await assertFails(db.collection('domains').get())
    await assertFails(db.collection('domains/acme.test/users').get())
    await assertFails(watch(db.collectionGroup('triangularis')))
  })
})

test('not even the owner searches all collections of a name', async () => {
  const db = product.as('stella')
  await assertFails(db.collectionGroup('triangularis').get())
  await assertFails(db.collectionGroup('triangularis').where('header.uuid', '==', 'study-1').get())
  await assertFails(db.collection('domains/acme.test/users').where('id', '==', 'stella').get())
})

test('one foreign write spoils a batch', async () => {
  const db = product.as('stella')
  const batch = db.batch()
  batch.set(db.doc(study()), { header: header('garden', { revision: 2 }) })
  batch.set(db.doc(study('carl')), { header: header('garden') })
  await assertFails(batch.commit())
  expect((await db.doc(study()).get()).get('header.revision')).toBe(1)
})

describe('a header that is refused', () => {
  test.each([
    ['is named otherwise than its document', 'balcony', header('garden')],
    ['has no uuid', 'balcony', header('balcony', { uuid: '' })],
    ['has a number as uuid', 'balcony', header('balcony', { uuid: 7 })],
    ['does not count its steps', 'balcony', header('balcony', { counts: { outcomeStatements: 0 } })],
    ['does not count its statements', 'balcony', header('balcony', { counts: { jobSteps: 0 } })],
    ['lacks the time it was made', 'balcony', header('balcony', { createdAt: null })],
    ['lacks the time it was saved', 'balcony', header('balcony', { updatedAt: null })],
    ['begins before its first revision', 'balcony', header('balcony', { revision: 0 })],
    ['has half a revision', 'balcony', header('balcony', { revision: 1.5 })],
    ['has no schema version', 'balcony', header('balcony', { schemaVersion: 'one' })],
    ['has a name of 129 characters', 'x'.repeat(129), header('x'.repeat(129))],
    ['has a name of two underscores', '__', header('__')],
    ['has a name of three underscores', '___', header('___')],
    ['has a name between double underscores', '__id7__', header('__id7__')],
    ['has a blank name', ' ', header(' ')],
    ['is of another study', 'garden', header('garden', { revision: 2, uuid: 'study-2' })],
    ['keeps its revision', 'garden', header('garden', { revision: 1 })],
    ['skips a revision', 'garden', header('garden', { revision: 3 })],
    ['goes back a revision', 'garden', header('garden', { revision: 0 })],
  ])('%s', async (_, docName, data) => {
    const uuid = typeof data.uuid === 'string' ? data.uuid : 'study-1'
    await assertFails(save(product.as('stella'), study('stella', docName), data, content(uuid)))
  })

  test.each(['x'.repeat(128), '...', '__draft', 'draft__', 'Straße 🚦', 'a b'])(
    'but the name %s is good',
    async (docName) => {
      await assertSucceeds(save(product.as('stella'), study('stella', docName), header(docName)))
    },
  )
})

describe('content that is refused', () => {
  const db = () => product.as('stella')
  test('of another study than its header', async () => {
    await assertFails(save(db(), study(), header('garden', { revision: 2 }), content('study-2')))
  })
  test('without a header', async () => {
    await assertFails(
      db()
        .doc(`${study('stella', 'lost')}/data/jtbd`)
        .set(content()),
    )
  })
  test('of another shape', async () => {
    await assertFails(save(db(), study(), header('garden', { revision: 2 }), { ...content(), jobSteps: {} }))
    await assertFails(save(db(), study(), header('garden', { revision: 2 }), { jobSteps: [] }))
  })
  test('under another name than jtbd', async () => {
    await assertFails(db().doc(`${study()}/data/other`).set(content()))
    await assertFails(db().doc(`${study()}/data/other`).get())
  })
})

describe('membership', () => {
  test('a member on trial saves', async () => {
    await assertSucceeds(save(product.as('tina'), study('tina'), header('garden')))
  })

  test.each(['evan', 'nora', 'newcomer'] as const)('%s, without access, creates nothing', async (person) => {
    const db = product.as(person)
    await assertFails(save(db, study(person, 'new'), header('new')))
    await assertFails(
      db
        .doc(`domains/acme.test/users/${person}/jtbd_needs/n`)
        .set({ uuid: 'n', docName: 'n', goals: [], vertical: '', states: [] }),
    )
  })

  test('one whose trial has ended reads and deletes what they have, but changes nothing', async () => {
    const db = product.as('evan')
    await assertSucceeds(db.doc(study('evan')).get())
    await assertSucceeds(db.collection('domains/acme.test/users/evan/triangularis').get())
    await assertFails(save(db, study('evan'), header('garden', { revision: 2 })))
    await assertFails(db.doc(`${study('evan')}/data/jtbd`).update({ jobSteps: [] }))
    await assertSucceeds(remove(db, study('evan')))
  })
})

describe('custom rules', () => {
  const rulesOf = (uid: string) => `${study(uid)}/config/customRules`

  test('a tools admin reads and writes those of their own studies', async () => {
    const own = product.as('tom').doc(rulesOf('tom'))
    await assertSucceeds(own.get())
    await assertSucceeds(own.set({ rules: [{ id: 'x' }] }))
    await assertSucceeds(own.delete())
    await assertFails(product.as('tom').doc(rulesOf('stella')).get())
    await assertFails(product.as('tom').doc(rulesOf('stella')).set({ rules: [] }))
  })

  test('others do not, not even of their own', async () => {
    const own = product.as('stella').doc(rulesOf('stella'))
    await assertFails(own.get())
    await assertFails(own.set({ rules: [] }))
    await assertFails(own.delete())
    await assertFails(product.as('tim').doc(rulesOf('tim')).set({ rules: [] }))
  })
})

describe('coach sessions and needs', () => {
  test('are their owner’s', async () => {
    const db = product.as('stella')
    await assertSucceeds(db.collection(`${study()}/siaSessions`).get())
    await assertSucceeds(db.collection(`${study()}/siaSessions/s1/messages`).get())
    await assertSucceeds(db.collection(`${study()}/siaSessions/s1/messages`).add({ text: 'Hi' }))
    await assertSucceeds(db.doc(`${study()}/siaSessions/s1`).update({ title: 'Renamed' }))
    await assertSucceeds(db.doc(`${study()}/siaSessions/s1`).delete())
    await assertSucceeds(db.collection('domains/acme.test/users/stella/jtbd_needs').get())
    const needs = db.doc('domains/acme.test/users/stella/jtbd_needs/hobby')
    await assertSucceeds(needs.update({ vertical: 'Health' }))
    await assertFails(needs.update({ uuid: 'n2' }))
    await assertFails(needs.update({ docName: 'sport' }))
    await assertSucceeds(needs.delete())
  })

  test.each([
    ['a good name and a uuid', 'sport', { uuid: 'n2', docName: 'sport' }, true],
    ['a reserved name', '__', { uuid: 'n2', docName: '__' }, false],
    ['a name too long', 'x'.repeat(129), { uuid: 'n2', docName: 'x'.repeat(129) }, false],
    ['another name than its document', 'sport', { uuid: 'n2', docName: 'hobby' }, false],
    ['no uuid', 'sport', { docName: 'sport' }, false],
    ['an empty uuid', 'sport', { uuid: '', docName: 'sport' }, false],
    ['a number as uuid', 'sport', { uuid: 2, docName: 'sport' }, false],
  ])('needs with %s', async (_, docName, data, allowed) => {
    const created = product.as('stella').doc(`domains/acme.test/users/stella/jtbd_needs/${docName}`).set(data)
    await (allowed ? assertSucceeds(created) : assertFails(created))
  })

  test.each(NOT_STELLA)('%s does not touch them', async (person) => {
    const db = product.as(person)
    await assertFails(db.collection(`${study()}/siaSessions`).get())
    await assertFails(db.doc(`${study()}/siaSessions/s1/messages/m1`).get())
    await assertFails(db.collection(`${study()}/siaSessions/s1/messages`).add({ text: 'Hi' }))
    await assertFails(db.doc('domains/acme.test/users/stella/jtbd_needs/hobby').get())
    await assertFails(db.doc('domains/acme.test/users/stella/jtbd_needs/hobby').update({ vertical: 'x' }))
    await assertFails(db.collectionGroup('messages').get())
  })
})
