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

describe('two saves', () => {
  test('of two clients from one base: only the first is accepted', async () => {
    const [here, there] = [product.as('stella'), product.as('stella')]
    const saveOver = (db: typeof here, executor: string) => {
      const batch = db.batch()
      batch.update(db.doc(studyPath()), { header: header('garden', { revision: 2, updatedAt: executor }) })
      batch.set(db.doc(`${studyPath()}/data/jtbd`), { ...content(), executor })
      return batch.commit()
    }
    const results = await Promise.allSettled([saveOver(here, 'here'), saveOver(there, 'there')])
    const winner = results.findIndex(({ status }) => status === 'fulfilled')
    expect(results[1 - winner]).toMatchObject({ status: 'rejected', reason: { code: 'permission-denied' } })
    const stored = await here.doc(`${studyPath()}/data/jtbd`).get()
    expect(stored.get('executor')).toBe(['here', 'there'][winner])
  })

  test('in sequence are both accepted', async () => {
    await assertSucceeds(save(stella(), studyPath(), header('garden', { revision: 2 })))
    await assertSucceeds(save(stella(), studyPath(), header('garden', { revision: 3 })))
  })

  test.each([
    ['is of another study', header('garden', { revision: 2, uuid: 'study-2' }), 'study-2'],
    ['does not increment the revision', header('garden', { updatedAt: 'later' }), 'study-1'],
    ['skips a revision', header('garden', { revision: 3 }), 'study-1'],
    ['decrements the revision', header('garden', { revision: 0 }), 'study-1'],
    ['has a fractional revision', header('garden', { revision: 1.5 }), 'study-1'],
    ['has no revision', { docName: 'garden', uuid: 'study-1' }, 'study-1'],
    ['has no uuid', { docName: 'garden', revision: 2 }, 'study-1'],
  ])('a header that %s is rejected', async (_, data, uuid) => {
    await assertFails(save(stella(), studyPath(), data, content(uuid)))
  })

  test('a header cannot be removed or emptied', async () => {
    await assertFails(stella().doc(studyPath()).set({ later: true }))
    await assertFails(stella().doc(studyPath()).set({ header: {} }))
    await assertFails(stella().doc(studyPath()).set({ header: 'none' }))
  })

  test('fields other than the header can be changed without one', async () => {
    await assertSucceeds(stella().doc(studyPath()).update({ later: true }))
    await assertSucceeds(
      stella()
        .doc(studyPath())
        .set({ header: header('garden') }),
    )
  })
})
