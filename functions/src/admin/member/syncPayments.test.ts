import { openStripe } from '../../payments/provider/openStripe.ts'
import { NOW, openTestCloud, type TestCloud } from '../test/openTestCloud.ts'

const EMAIL = 'pia@acme.test'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await openTestCloud()
  await cloud.auth.createUser({ uid: 'pia', email: EMAIL })
  const customer = await openStripe(60_000).customers.create({
    email: EMAIL,
    metadata: { firebaseUID: 'pia' },
  })
  await cloud.firestore.doc('customers/pia').set({ email: EMAIL, stripeId: customer.id })
  await cloud.recordOf('acme.test', 'pia').set({ id: 'pia', accessType: 'STANDARD', name: 'Pia' })
})
afterAll(() => cloud.release())

const sync = () => cloud.admin(`payments sync ${EMAIL}`)

test('a membership that the provider does not know ends, and the change is logged', async () => {
  expect(await sync()).toContain(`${EMAIL} was not in accord, and is now.\naccessType NONE`)
  expect(await cloud.memberOf('acme.test', 'pia')).toMatchObject({ accessType: 'NONE', name: 'Pia' })
  expect(await cloud.entries()).toContainEqual({
    at: NOW.toISOString(),
    operator: 'olga',
    action: 'sync payments',
    target: { email: EMAIL, uid: 'pia' },
    before: { accessType: 'STANDARD', subscriptionExpiresAt: '' },
    after: { accessType: 'NONE', subscriptionExpiresAt: '' },
    state: 'done',
  })
  expect(await sync()).toContain(`${EMAIL} was in accord with the payment provider.`)
})

test('a provider that does not answer, or is not configured, changes nothing', async () => {
  const record = await cloud.memberOf('acme.test', 'pia')
  process.env.STRIPE_API_ORIGIN = 'http://localhost:1'
  await expect(sync()).rejects.toThrow(
    'The payment provider could not be asked (no answer). Nothing was changed.',
  )
  process.env.STRIPE_API_KEY = ''
  await expect(sync()).rejects.toThrow('Not usable: STRIPE_API_KEY. Set them in the environment')
  expect(await cloud.memberOf('acme.test', 'pia')).toEqual(record)
})
