import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { content, header, NOT_STELLA } from './test/people.ts'
import { type Firestore, type Product, startProduct } from './test/startProduct.ts'
import { studyPath } from './test/studies.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const UUID = 'study-1'
const studyVersionsPath = (uid = 'stella', uuid = UUID) =>
  `domains/acme.test/users/${uid}/studyVersions/${uuid}`
const versionPath = (revision: number | string = 2, uid = 'stella', uuid = UUID) =>
  `${studyVersionsPath(uid, uuid)}/saves/${revision}`
const version = (more: object = {}) => ({
  docName: 'garden',
  revision: 2,
  savedAt: '2026-01-02T00:00:00.000Z',
  counts: { jobSteps: 0, outcomeStatements: 0 },
  content: content(),
  ...more,
})

/** A save with its version, as the product writes both. */
function save(db: Firestore, { uid = 'stella', path = versionPath(2, uid), data = version() } = {}) {
  const batch = db.batch()
  batch.set(db.doc(studyPath(uid)), { header: header('garden', { revision: 2 }) })
  batch.set(db.doc(`${studyPath(uid)}/data/jtbd`), content())
  batch.set(db.doc(path), data)
  return batch.commit()
}

describe('a version', () => {
  test('is written with its save, and read, listed and deleted by its owner', async () => {
    const stella = product.as('stella')
    await assertSucceeds(save(stella))
    await assertSucceeds(stella.doc(versionPath()).get())
    await assertSucceeds(stella.collection(`${studyVersionsPath()}/saves`).orderBy('revision', 'desc').get())
    await assertSucceeds(stella.doc(versionPath()).delete())
    await assertSucceeds(stella.doc(versionPath(77)).delete())
  })

  test('cannot be overwritten', async () => {
    const stella = product.as('stella')
    await save(stella)
    await assertFails(stella.doc(versionPath()).set(version()))
    await assertFails(stella.doc(versionPath()).update({ docName: 'other' }))
  })

  test.each([
    ['without its save', versionPath(2), version()],
    ['under another revision', versionPath(3), version()],
    ['that contains another revision', versionPath(2), version({ revision: 3 })],
    ['whose revision is not an integer', versionPath('2.5'), version({ revision: 2.5 })],
    ['of another study', versionPath(2), version({ content: content('study-2') })],
    [
      'in the path of another study',
      versionPath(2, 'stella', 'study-2'),
      version({ content: content('study-2') }),
    ],
    ['of a missing study', versionPath(2), version({ docName: 'nowhere' })],
    ['without content', versionPath(2), version({ content: null })],
  ])('%s is rejected', async (how, path, data) => {
    const stella = product.as('stella')
    await assertFails(how === 'without its save' ? stella.doc(path).set(data) : save(stella, { path, data }))
  })

  test('can be written by members with access only', async () => {
    await assertFails(save(product.as('evan'), { uid: 'evan' }))
    await assertSucceeds(save(product.as('tom'), { uid: 'tom' }))
  })

  test.each(NOT_STELLA)('cannot be accessed by %s', async (person) => {
    await save(product.as('stella'))
    const other = product.as(person)
    await assertFails(other.doc(versionPath()).get())
    await assertFails(other.collection(`${studyVersionsPath()}/saves`).get())
    await assertFails(other.doc(versionPath()).delete())
    await assertFails(other.doc(studyVersionsPath()).get())
    await assertFails(other.doc(studyVersionsPath()).set({ removedAt: null, revision: 0 }))
    await assertFails(other.doc(studyVersionsPath()).delete())
  })
})

describe('whether a study exists', () => {
  test('can be written by its owner only, with or without access, and with no other field', async () => {
    for (const person of ['stella', 'evan'] as const) {
      const db = product.as(person)
      await assertSucceeds(db.doc(studyVersionsPath(person)).set({ removedAt: '2026-01-01', revision: 3 }))
      await assertSucceeds(db.collection(`domains/acme.test/users/${person}/studyVersions`).get())
      await assertFails(db.doc(studyVersionsPath(person)).set({ removedAt: null, revision: 3, notes: 'x' }))
      await assertSucceeds(db.doc(studyVersionsPath(person)).delete())
    }
  })
})
