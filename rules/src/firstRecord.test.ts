import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { SERVER_ONLY } from './test/serverFields.ts'
import { type Product, startProduct } from './test/startProduct.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => product.reset())

const record = (uid: string, domain = 'acme.test') => `domains/${domain}/users/${uid}`

const newRecord = (more: object = {}) => ({
  id: 'newcomer',
  email: 'newcomer@acme.test',
  createdAt: '2026-01-01T00:00:00.000Z',
  firstName: 'New',
  ...more,
})

describe('a first record', () => {
  const create = (data: object) => product.as('newcomer').doc(record('newcomer')).set(data)

  test.each([
    ['all fields', newRecord()],
    ['one field', { firstName: 'New' }],
    ['no fields', {}],
    ['fields of a newer version', newRecord({ nickname: 'N', createdAt: null })],
  ])('can be created by its owner with %s', async (_, data) => {
    await assertSucceeds(create(data))
  })

  test.each([
    ['another id', newRecord({ id: 'stella' })],
    ['another e-mail', newRecord({ email: 'stella@acme.test' })],
    ['null as id', newRecord({ id: null })],
  ])('cannot be created with %s', async (_, data) => {
    await assertFails(create(data))
  })

  test('gets its missing fields later, with the true values only, which then cannot change', async () => {
    await create({ firstName: 'New' })
    const own = product.as('newcomer').doc(record('newcomer'))
    await assertFails(own.update({ id: 'stella' }))
    await assertFails(own.update({ email: 'stella@acme.test' }))
    const identity = { id: 'newcomer', email: 'newcomer@acme.test', createdAt: '2026-01-01T00:00:00.000Z' }
    await assertSucceeds(own.update(identity))
    await assertFails(own.update({ createdAt: '2020-01-01T00:00:00.000Z' }))
    for (const field of Object.keys(identity)) {
      const { [field]: _removed, ...rest } = (await own.get()).data() ?? {}
      await assertFails(own.set(rest))
    }
  })

  test.each(SERVER_ONLY)('cannot contain %s, not even later', async (field, value) => {
    await assertFails(create({ [field]: value }))
    await assertSucceeds(create({ firstName: 'New' }))
    await assertFails(
      product
        .as('newcomer')
        .doc(record('newcomer'))
        .update({ [field]: value }),
    )
  })

  test('cannot be created in another domain', async () => {
    await assertFails(product.as('newcomer').doc(record('newcomer', 'other.test')).set(newRecord()))
  })
})
