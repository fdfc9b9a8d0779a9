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
    ['all it says of a member', newRecord()],
    ['one field', { firstName: 'New' }],
    ['nothing yet', {}],
    ['fields of a newer version', newRecord({ nickname: 'N', createdAt: null })],
  ])('is created by its owner with %s', async (_, data) => {
    await assertSucceeds(create(data))
  })

  test.each([
    ['another id', newRecord({ id: 'stella' })],
    ['another e-mail', newRecord({ email: 'stella@acme.test' })],
    ['no id where one should be', newRecord({ id: null })],
  ])('but not with %s', async (_, data) => {
    await assertFails(create(data))
  })

  test('is completed later, with nothing but the truth, and then stays so', async () => {
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

  test.each(SERVER_ONLY)('says nothing of %s, not even later', async (field, value) => {
    await assertFails(create({ [field]: value }))
    await assertSucceeds(create({ firstName: 'New' }))
    await assertFails(
      product
        .as('newcomer')
        .doc(record('newcomer'))
        .update({ [field]: value }),
    )
  })

  test('and not in another domain', async () => {
    await assertFails(product.as('newcomer').doc(record('newcomer', 'other.test')).set(newRecord()))
  })
})
