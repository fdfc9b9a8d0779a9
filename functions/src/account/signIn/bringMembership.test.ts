import { parseMember } from '@outcome-studio/shared/domain/member'
import { type Client, openClient } from '../../test/openClient.ts'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'

let payments: PaymentsCloud
const clients: Client[] = []

beforeAll(async () => {
  payments = await openPayments()
})
afterEach(() => payments.owner('DELETE', 'faults'))
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await payments.release()
})

/** A member who has paid, and whose e-mail address then changes to another domain. */
async function moveTo(uid: string, domain: string) {
  await payments.createMember(uid)
  const { url } = await payments.requestCheckout(uid, 'first')
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await payments.membershipOf(uid)).role === 'member')
  await payments.auth.updateUser(uid, { email: `${uid}@${domain}`, emailVerified: true })
  const client = await openClient(payments.cloud, `${uid}@${domain}`)
  clients.push(client)
  const accessType = async () => {
    const record = await payments.firestore.doc(`domains/${domain}/users/${uid}`).get()
    return record.exists ? parseMember(record.data()).accessType : null
  }
  return { accessType, signIn: () => client.call('runSSOMigrationSync', null) }
}

test('a membership follows its member to another e-mail domain', async () => {
  const { accessType, signIn } = await moveTo('wanda', 'other.test')
  expect(await accessType()).toBeNull()
  await signIn()
  expect(await accessType()).toBe('STANDARD')
})

test('a sign-in succeeds without the provider, and the membership is brought later', async () => {
  const { accessType, signIn } = await moveTo('xaver', 'other.test')
  await payments.owner('POST', 'faults', { kind: 'cut', path: '/v1/', count: 1_000 })
  await signIn()
  expect(await accessType()).toBe('NEVER_SUBSCRIBED')
  await payments.owner('DELETE', 'faults')
  await signIn()
  expect(await accessType()).toBe('STANDARD')
})
