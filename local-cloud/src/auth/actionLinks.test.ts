import { z } from 'zod'
import { type AuthServer, OWNER, startAuthServer, TOOLKIT } from './test/authServer.ts'

const ANN = { localId: 'ann', email: 'ann@acme.test', password: 'long enough' }
const BACK = 'http://localhost:3000/settings?tab=mail'
const Sent = z.object({ oobLink: z.url() })

let server: AuthServer

beforeEach(async () => {
  server = await startAuthServer()
  await admin('/accounts', ANN)
})
afterEach(() => server.close())

const admin = (suffix: string, body: object) =>
  server.post(`${TOOLKIT}/projects/demo-project${suffix}`, body, OWNER)
const client = (name: string, body: object) => server.post(`${TOOLKIT}/accounts:${name}?key=any`, body)
const signIn = (email: string, password: string) => client('signInWithPassword', { email, password })

/** The link that the Admin SDK gets. */
async function linkFor(request: object): Promise<string> {
  const { body } = await admin('/accounts:sendOobCode', {
    email: ANN.email,
    returnOobLink: true,
    ...request,
  })
  return Sent.parse(body).oobLink
}

async function open(link: string): Promise<{ status: number; to: string | null; body: unknown }> {
  const response = await fetch(link, { redirect: 'manual' })
  const text = await response.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, to: response.headers.get('location'), body }
}

async function account(): Promise<unknown> {
  const { body } = await admin('/accounts:lookup', { localId: [ANN.localId] })
  return Object(body).users[0]
}

test('the link of a mail verifies the address once, and leads back to the app', async () => {
  const link = await linkFor({ requestType: 'VERIFY_EMAIL', continueUrl: BACK })
  expect(new URL(link).searchParams.get('continueUrl')).toBe(BACK)
  expect(await open(link)).toEqual({ status: 303, to: BACK, body: undefined })
  expect(await account()).toMatchObject({ emailVerified: true })
  expect(await open(link)).toMatchObject({
    status: 400,
    body: { authEmulator: { error: expect.stringContaining('expired') } },
  })
})

test('without an address to go on to, the link answers what it has done', async () => {
  expect(await open(await linkFor({ requestType: 'VERIFY_EMAIL' }))).toMatchObject({
    status: 200,
    body: { authEmulator: { success: expect.stringContaining('verified'), email: ANN.email } },
  })
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'lee@acme.test' }
  expect(await open(await linkFor(change))).toMatchObject({
    status: 200,
    body: { authEmulator: { success: expect.stringContaining('changed'), newEmail: 'lee@acme.test' } },
  })
  expect(await account()).toMatchObject({ email: 'lee@acme.test' })
})

test('the link for a forgotten password says what is missing, and sets the password that is added', async () => {
  const link = await linkFor({ requestType: 'PASSWORD_RESET', continueUrl: BACK })
  expect(await open(link)).toMatchObject({
    status: 400,
    body: { authEmulator: { error: expect.stringContaining('newPassword'), urlTemplate: expect.anything() } },
  })
  expect(await open(`${link}&newPassword=remembered`)).toMatchObject({ status: 303, to: BACK })
  expect((await signIn(ANN.email, 'remembered')).status).toBe(200)
  expect((await open(`${link}&newPassword=stolen-later`)).status).toBe(400)
})

test.each([
  ['without a code', { oobCode: '' }],
  ['without a project', { apiKey: '' }],
  ['of another purpose', { mode: 'verifyEmail' }],
  ['of an unknown purpose', { mode: 'telepathy' }],
])('a link %s is refused, and its code stays valid', async (_what, changes) => {
  const link = await linkFor({ requestType: 'PASSWORD_RESET' })
  const changed = new URL(link)
  for (const [name, value] of Object.entries(changes)) changed.searchParams.set(name, value)
  expect(await open(changed.href)).toMatchObject({ status: 400, body: { authEmulator: {} } })
  expect((await open(`${link}&newPassword=remembered`)).status).toBe(200)
})

test.each(['no address', '/relative', 'javascript:alert(1)'])(
  'an address to go on to is refused: %s',
  async (continueUrl) => {
    const answer = await client('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: ANN.email,
      continueUrl,
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/^INVALID_CONTINUE_URI/) } },
    })
  },
)

describe('a client', () => {
  test.each([
    ['VERIFY_AND_CHANGE_EMAIL', { newEmail: 'thief@acme.test' }, 'MISSING_ID_TOKEN'],
    ['VERIFY_AND_CHANGE_EMAIL', {}, 'MISSING_NEW_EMAIL'],
    ['VERIFY_EMAIL', {}, 'INVALID_ID_TOKEN'],
  ])('that is not signed in gets no code for %s with %j', async (requestType, more, code) => {
    const answer = await client('sendOobCode', { requestType, email: ANN.email, ...more })
    expect(answer).toMatchObject({ status: 400, body: { error: { message: code } } })
    const codes = await fetch(`${server.url}/emulator/v1/projects/demo-project/oobCodes`)
    expect(await codes.json()).toEqual({ oobCodes: [] })
  })

  test('that is signed in gets a code for its own address alone', async () => {
    await admin('/accounts', { localId: 'bob', email: 'bob@acme.test' })
    const { body } = await signIn(ANN.email, ANN.password)
    const { idToken } = Object(body)
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, email: 'bob@acme.test' }
    expect(await client('sendOobCode', { ...request, newEmail: 'lee@acme.test' })).toMatchObject({
      status: 200,
      body: { email: ANN.email },
    })
    expect(await client('sendOobCode', { ...request, newEmail: 'bob@acme.test' })).toMatchObject({
      body: { error: { message: 'EMAIL_EXISTS' } },
    })
  })
})
