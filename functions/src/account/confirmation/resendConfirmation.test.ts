import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { z } from 'zod'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { until } from '../../test/until.ts'

const EMAIL = 'standard@acme.test'
const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))

let cloud: SharedCloud
let stella: Client
let release: () => Promise<void>

/** Emails of this test to the member, the latest first. */
async function confirmations() {
  const response = await fetch(`${cloud.consoleUrl}/mails.json?to=${encodeURIComponent(EMAIL)}`)
  const mails = mailsSchema.parse(await response.json())
  return mails.filter(({ subject }) => subject === 'Confirm your email address')
}

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  process.env.METADATA_SERVER_DETECTION = 'none'
  const app = initializeApp({ projectId: 'demo-outcome-studio' })
  const auth = getAuth(app)
  stella = await openClient(cloud, EMAIL)
  await auth.updateUser('standard', { emailVerified: false })
  release = async () => {
    await auth.updateUser('standard', { emailVerified: true })
    await deleteApp(app)
  }
})
afterAll(async () => {
  await release()
  await stella.release()
  await cloud.release()
})

test('mails a link that confirms the address, once however often it is asked for', async () => {
  const before = (await confirmations()).length
  await Promise.all([1, 2, 3].map(() => stella.call('resendConfirmation', null)))
  await until(async () => (await confirmations()).length > before)
  const sent = (await confirmations()).slice(0, -before || undefined)
  // A new period of five minutes may begin between two calls.
  expect(sent.length).toBeLessThanOrEqual(2)
  const [, link = ''] = /Confirm your email address: (\S+)/.exec(sent[0]?.text ?? '') ?? []
  expect(new URL(link).searchParams.get('mode')).toBe('verifyEmail')
  expect(sent[0]?.text).not.toContain('Stella')
})

test('is refused without sign-in', async () => {
  const nobody = await openClient(cloud, null)
  await expect(nobody.call('resendConfirmation', null)).rejects.toMatchObject({
    code: 'functions/unauthenticated',
  })
  await nobody.release()
})
