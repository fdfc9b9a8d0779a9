import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { content, header } from './test/people.ts'
import { type Product, startProduct } from './test/startProduct.ts'
import { save, studyPath } from './test/studies.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const stella = () => product.as('stella')

describe('the name of a study', () => {
  const REFUSED = [
    ['129 characters', 'x'.repeat(129)],
    ['two underscores', '__'],
    ['three underscores', '___'],
    ['text between double underscores', '__id7__'],
    ['a blank', ' '],
  ] as const

  test.each(REFUSED)('cannot be %s', async (_, docName) => {
    await assertFails(save(stella(), studyPath('stella', docName), header(docName)))
    await assertFails(stella().doc(studyPath('stella', docName)).set({}))
  })

  test.each(['x'.repeat(128), '...', '__draft', 'draft__', 'Straße 🚦', 'a b'])(
    'can be %s',
    async (docName) => {
      await assertSucceeds(save(stella(), studyPath('stella', docName), header(docName)))
    },
  )

  test('cannot differ in its header', async () => {
    await assertFails(
      stella()
        .doc(studyPath('stella', 'balcony'))
        .set({ header: header('garden') }),
    )
    await assertFails(
      stella()
        .doc(studyPath())
        .set({ header: header('balcony', { revision: 2 }) }),
    )
  })
})

describe('the owner may store', () => {
  test.each([
    ['a document without a header', {}],
    ['fields of a newer version only', { sharing: { with: 'everyone' } }],
    ['a header with a name only', { header: { docName: 'balcony' } }],
    ['an empty header', { header: {} }],
    ['a header with fields of a newer version', { header: header('balcony', { colour: 'green' }) }],
    ['a header without counts', { header: header('balcony', { counts: {} }) }],
    ['a header at a later revision', { header: header('balcony', { revision: 7 }) }],
    ['a header with a uuid of another type', { header: header('balcony', { uuid: 7 }) }],
    ['times of another type', { header: header('balcony', { createdAt: null, updatedAt: 0 }) }],
  ])('%s, and change it', async (_, data) => {
    const document = stella().doc(studyPath('stella', 'balcony'))
    await assertSucceeds(document.set(data))
    await assertSucceeds(document.update({ later: true }))
    await assertSucceeds(document.delete())
  })

  test.each([
    ['no header', {}],
    ['a header without revision', { header: { docName: 'balcony', uuid: 'study-1' } }],
    ['a header without uuid', { header: { docName: 'balcony', revision: 4 } }],
  ])('any header over %s', async (_, stored) => {
    const path = studyPath('stella', 'balcony')
    await assertSucceeds(stella().doc(path).set(stored))
    await assertSucceeds(save(stella(), path, header('balcony')))
  })

  test.each([
    ['without a header', {}],
    ['of a header without uuid', { header: { docName: 'balcony' } }],
  ])('the content of a document %s', async (_, stored) => {
    const path = studyPath('stella', 'balcony')
    await assertSucceeds(stella().doc(path).set(stored))
    await assertSucceeds(stella().doc(`${path}/data/jtbd`).set(content()))
  })

  test.each([
    ['partial', { jobSteps: [] }],
    ['without uuid', { jtbd: { userInput: 'Grow lettuce' } }],
    ['of a newer version', { ...content(), mood: 'calm', jobSteps: {} }],
  ])('content that is %s', async (_, data) => {
    await assertSucceeds(stella().doc(`${studyPath()}/data/jtbd`).set(data))
    await assertSucceeds(save(stella(), studyPath(), header('garden', { revision: 2 }), data))
  })

  test('content before its header', async () => {
    const path = studyPath('stella', 'balcony')
    await assertSucceeds(stella().doc(`${path}/data/jtbd`).set(content()))
    await assertSucceeds(
      stella()
        .doc(path)
        .set({ header: header('balcony') }),
    )
  })
})

describe('content is rejected if it', () => {
  test('has another study’s uuid than its header', async () => {
    await assertFails(save(stella(), studyPath(), header('garden', { revision: 2 }), content('study-2')))
    await assertFails(stella().doc(`${studyPath()}/data/jtbd`).set(content('study-2')))
  })

  test('has another study’s uuid than the header of the same write', async () => {
    const path = studyPath('stella', 'balcony')
    await assertFails(save(stella(), path, header('balcony', { uuid: 'study-2' }), content('study-3')))
    await assertSucceeds(save(stella(), path, header('balcony', { uuid: 'study-2' }), content('study-2')))
  })

  test('has another name than jtbd', async () => {
    await assertFails(stella().doc(`${studyPath()}/data/other`).set(content()))
    await assertFails(stella().doc(`${studyPath()}/data/other`).get())
  })
})
