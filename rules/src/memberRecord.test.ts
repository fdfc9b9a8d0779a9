import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { SERVER_ONLY } from './test/serverFields.ts'
import { type Product, startProduct } from './test/startProduct.ts'
import { watchDocument } from './test/watch.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const record = (uid: string, domain = 'acme.test') => `domains/${domain}/users/${uid}`

describe('one’s own record', () => {
  test('can be read, watched and changed by its owner', async () => {
    const own = product.as('nora').doc(record('nora'))
    expect((await assertSucceeds(own.get())).get('email')).toBe('nora@acme.test')
    expect((await watchDocument(own)).exists).toBe(true)
    await assertSucceeds(
      own.update({ firstName: 'Nora', lastName: 'N', name: 'Nora N', title: '', organization: '' }),
    )
    await assertSucceeds(
      own.update({ checklistProgress: ['goals_survey'], cookiePreferences: { functionalInsights: true } }),
    )
  })

  test.each(SERVER_ONLY)(
    'does not allow changes of %s, which only the server writes',
    async (field, value) => {
      const own = product.as('nora').doc(record('nora'))
      await assertFails(own.update({ [field]: value }))
      await assertFails(own.update({ firstName: 'Nora', [field]: value }))
      await assertFails(own.set({ [field]: value }, { merge: true }))
    },
  )

  test.each(['isAdmin', 'accessType', 'trialExpiresAt', 'affSvcSynced'])(
    'does not allow the removal of %s',
    async (field) => {
      const own = product.as('nora').doc(record('nora'))
      const { [field]: _removed, ...rest } = (await own.get()).data() ?? {}
      await assertFails(own.set(rest))
    },
  )

  test.each(['isAdmin', 'accessType', 'globalConfig.hasVCAccess'])(
    'does not allow changes of %s by its path',
    async (path) => {
      await assertFails(product.as('nora').doc(record('nora')).update(path, true))
    },
  )

  test.each([
    ['id', 'stella'],
    ['email', 'stella@acme.test'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
  ])('does not allow changes of %s', async (field, value) => {
    await assertFails(
      product
        .as('nora')
        .doc(record('nora'))
        .update({ [field]: value }),
    )
  })

  test('can be rewritten with the stored values', async () => {
    const own = product.as('nora').doc(record('nora'))
    await assertSucceeds(own.set((await own.get()).data() ?? {}))
  })

  test('can be changed if its id and e-mail differ from the token', async () => {
    const own = product.as('tom').doc(record('tom'))
    await assertSucceeds(own.update({ firstName: 'Tom' }))
    await assertFails(own.update({ email: 'Tom@ACME.test' }))
  })

  test('cannot be deleted by its owner', async () => {
    await assertFails(product.as('nora').doc(record('nora')).delete())
  })
})

test.each(['carl', 'olga', 'tom', 'anonymous', 'signedOut'] as const)(
  '%s cannot access the record of another member',
  async (person) => {
    const foreign = product.as(person).doc(record('stella'))
    await assertFails(foreign.get())
    await assertFails(watchDocument(foreign))
    await assertFails(foreign.update({ firstName: 'X' }))
    await assertFails(foreign.delete())
    await assertFails(product.as(person).doc('domains/acme.test').get())
  },
)

test('an e-mail whose domain ends with the same suffix belongs to another domain', async () => {
  await assertFails(product.as('olga').doc(record('olga', 'acme.test')).get())
  await assertFails(product.as('olga').doc(record('olga', 'test')).get())
})
