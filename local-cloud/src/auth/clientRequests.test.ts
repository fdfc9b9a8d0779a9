import { type AuthServer, startAuthServer, TOOLKIT } from './test/authServer.ts'
import { decodeJwt } from './tokens/jwt.ts'

const ANN = { email: 'ann@acme.test', password: 'long enough' }
const BOB = { email: 'bob@acme.test', password: 'long enough' }

let server: AuthServer

beforeEach(async () => {
  server = await startAuthServer()
})
afterEach(() => server.close())

const ask = async (name: string, body: object) =>
  (await server.post(`${TOOLKIT}/accounts:${name}?key=any`, body)).body
const signUp = async (body: object): Promise<string> => Object(await ask('signUp', body)).idToken
const refused = (message: string) => ({ error: { message } })

test('a user ends all other sessions by validSince', async () => {
  const idToken = await signUp(ANN)
  server.advance(2)
  const current = Object(await ask('update', { idToken, validSince: '0' })).idToken
  expect(await ask('lookup', { idToken })).toMatchObject(refused('TOKEN_EXPIRED'))
  expect(await ask('lookup', { idToken: current })).toMatchObject({ users: [{ email: ANN.email }] })
})

test('an anonymous user who sets an e-mail and a password is signed in with the password', async () => {
  const idToken = await signUp({})
  const updated = Object(await ask('update', { idToken, ...ANN }))
  const claims = decodeJwt(updated.idToken)
  expect(claims).toMatchObject({ firebase: { sign_in_provider: 'password' } })
  expect(claims).not.toHaveProperty('provider_id')
})

test('an anonymous account has no name, whatever its sign-up says', async () => {
  const idToken = await signUp({ displayName: 'Ann' })
  expect(Object(await ask('lookup', { idToken })).users[0].displayName).toBeUndefined()
})

describe('a code that changes the address', () => {
  async function codeFor(newEmail: string): Promise<string> {
    const idToken = await signUp(ANN)
    await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
    const [code] = await codes()
    return Object(code).oobCode
  }
  async function codes(): Promise<readonly unknown[]> {
    const response = await fetch(`${server.url}/emulator/v1/projects/demo-project/oobCodes`)
    return Object(await response.json()).oobCodes
  }

  test('answers with the new address', async () => {
    const oobCode = await codeFor(BOB.email)
    expect(await ask('update', { oobCode })).toMatchObject({ email: BOB.email, newEmail: BOB.email })
  })

  test('is used up when the address was taken in the meantime', async () => {
    const oobCode = await codeFor(BOB.email)
    await signUp(BOB)
    expect(await ask('update', { oobCode })).toMatchObject(refused('EMAIL_EXISTS'))
    expect(await codes()).toEqual([])
  })
})

test.each([
  [{ identifier: 'ann', continueUri: 'http://localhost' }, refused('INVALID_IDENTIFIER')],
  [{ identifier: 'ann@acme.test', continueUri: 'home' }, refused('INVALID_CONTINUE_URI')],
  [{ identifier: 'ann@acme.test', continueUri: 'http://localhost', sessionId: 'my' }, { sessionId: 'my' }],
  [
    { identifier: 'ann@acme.test', continueUri: 'http://localhost', providerId: 'google.com' },
    refused(
      'OPERATION_NOT_ALLOWED : The local cloud does not support sign-in pages of providers (providerId).',
    ),
  ],
])('createAuthUri of %j', async (request, answer) => {
  expect(await ask('createAuthUri', request)).toMatchObject(answer)
})
