import { OAuthProvider, reauthenticateWithCredential, signInWithCredential } from 'firebase/auth'
import { type AuthServer, OWNER, startAuthServer, TOOLKIT } from './test/authServer.ts'
import { clientAuth } from './test/clientAuth.ts'
import { rsaKeys, startTestProvider, type TestIdentity, type TestProvider } from './test/TestProvider.ts'

const PROVIDER_ID = 'oidc.example'
const ADMIN = `${TOOLKIT}/projects/demo-project`
const NONCE = 'a nonce that only the person who began the sign-in knows'
const ANN: TestIdentity = { sub: 'auth|ann', email: 'Ann@Acme.test', name: 'Ann Archer' }

let provider: TestProvider
let server: AuthServer
let client: ReturnType<typeof clientAuth>

beforeAll(async () => {
  provider = await startTestProvider()
})
afterAll(() => provider.close())
beforeEach(async () => {
  server = await startAuthServer(undefined, provider.issuer)
  client = clientAuth(server.url)
})
afterEach(async () => {
  await client.end()
  await server.close()
})

const validToken = (identity = ANN) => provider.idToken(provider.claims(identity, NONCE))
const credential = (idToken: string, rawNonce = NONCE, providerId = PROVIDER_ID) =>
  new OAuthProvider(providerId).credential({ idToken, rawNonce })
const signIn = (idToken = validToken(), rawNonce = NONCE) =>
  signInWithCredential(client.auth, credential(idToken, rawNonce))
const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` })
const changed = (changes: object) => provider.idToken({ ...provider.claims(ANN, NONCE), ...changes })

describe('a valid token', () => {
  test("creates an account from the provider's claims, and finds it again", async () => {
    const first = await signIn()
    expect(first.user).toMatchObject({
      email: 'ann@acme.test',
      emailVerified: true,
      displayName: 'Ann Archer',
    })
    const { claims, signInProvider } = await first.user.getIdTokenResult()
    expect(signInProvider).toBe(PROVIDER_ID)
    expect(claims).toMatchObject({ email_verified: true, name: 'Ann Archer' })
    const again = await signIn(validToken({ ...ANN, email: 'ann@other.test', name: 'Ann B.' }))
    expect(again.user.uid).toBe(first.user.uid)
    expect(again.user.email).toBe('ann@acme.test')
    expect(again.user.displayName).toBe('Ann Archer')
  })

  test("takes the provider's picture, unless the account has one of its own", async () => {
    const picture = 'http://localhost/ann.png'
    const { user } = await signIn(changed({ picture }))
    expect(user.photoURL).toBe(picture)
    expect(user.providerData).toEqual([expect.objectContaining({ photoURL: picture })])
    expect((await user.getIdTokenResult()).claims.picture).toBe(picture)
    const own = { localId: user.uid, photoUrl: 'http://localhost/own.png' }
    await server.post(`${ADMIN}/accounts:update`, own, OWNER)
    expect((await signIn(changed({ picture }))).user.photoURL).toBe(own.photoUrl)
  })

  test('with a verified e-mail signs in to the account of that e-mail', async () => {
    await server.post(`${ADMIN}/accounts`, { localId: 'ann', email: ANN.email, emailVerified: true }, OWNER)
    expect((await signIn()).user.uid).toBe('ann')
  })

  test('with an unverified e-mail does not sign in to the account of that e-mail', async () => {
    await server.post(`${ADMIN}/accounts`, { localId: 'ann', email: ANN.email, emailVerified: true }, OWNER)
    const token = validToken({ ...ANN, email_verified: false })
    await expect(signIn(token)).rejects.toEqual(failsWith('account-exists-with-different-credential'))
  })

  test('with an unverified e-mail creates an unverified account', async () => {
    const { user } = await signIn(validToken({ ...ANN, email_verified: false }))
    expect(user.emailVerified).toBe(false)
    const verified = await signIn()
    expect(verified.user.uid).toBe(user.uid)
    expect(verified.user.emailVerified).toBe(true)
  })

  test('takes over an account whose creator never verified the e-mail', async () => {
    const password = 'of somebody else'
    await server.post(`${ADMIN}/accounts`, { localId: 'ann', email: ANN.email, password }, OWNER)
    expect((await signIn()).user.uid).toBe('ann')
    const { body } = await server.post(`${TOOLKIT}/accounts:signInWithPassword?key=k`, {
      email: ANN.email,
      password,
    })
    expect(body).toMatchObject({ error: { code: 400 } })
  })

  test('sent twice concurrently creates one account', async () => {
    const other = clientAuth(server.url)
    const [one, two] = await Promise.all([
      signIn(),
      signInWithCredential(other.auth, credential(validToken())),
    ])
    expect(one.user.uid).toBe(two.user.uid)
    await other.end()
  })

  test('of a disabled account is rejected', async () => {
    const { user } = await signIn()
    await server.post(`${ADMIN}/accounts:update`, { localId: user.uid, disableUser: true }, OWNER)
    await expect(signIn()).rejects.toEqual(failsWith('user-disabled'))
  })

  test("reauthenticates with a later auth_time; another person's token is rejected", async () => {
    const { user } = await signIn()
    const before = (await user.getIdTokenResult()).authTime
    server.advance(60)
    await reauthenticateWithCredential(user, credential(validToken()))
    expect(Date.parse((await user.getIdTokenResult(true)).authTime)).toBeGreaterThan(Date.parse(before))
    const bob = validToken({ sub: 'auth|bob', email: 'bob@acme.test' })
    await expect(reauthenticateWithCredential(user, credential(bob))).rejects.toEqual(
      failsWith('user-mismatch'),
    )
  })
})

describe('a token is rejected', () => {
  test.each([
    ['of another audience', () => changed({ aud: 'another-client' })],
    ['issued to another of its audiences', () => changed({ aud: ['example-web', 'b'], azp: 'b' })],
    ['of another issuer', () => changed({ iss: 'https://evil.test' })],
    ['that has expired', () => changed({ exp: Math.floor(Date.now() / 1000) - 1 })],
    ['without an expiry', () => changed({ exp: undefined })],
    ['without a person', () => changed({ sub: '' })],
    [
      'signed by another key',
      () => provider.idToken(provider.claims(ANN, NONCE), { key: rsaKeys().privateKey }),
    ],
    [
      'of an unknown key',
      () => provider.idToken(provider.claims(ANN, NONCE), { header: { kid: 'another' } }),
    ],
    ['changed after it was signed', () => withPayload(validToken(), { email: 'admin@acme.test' })],
    ['that is unsigned', () => unsigned({ alg: 'none' })],
    ['that calls its signature symmetric', () => unsigned({ alg: 'HS256' })],
    ['that is none', () => 'nonsense'],
    ['with an additional part', () => `${validToken()}.more`],
  ])('%s', async (_what, token) => {
    await expect(signIn(token())).rejects.toEqual(failsWith('invalid-credential'))
  })

  test.each([
    ['has no nonce', () => changed({ nonce: undefined }), NONCE],
    ['has the nonce itself instead of its hash', () => changed({ nonce: NONCE }), NONCE],
    ['was started by another user', () => validToken(), 'another nonce'],
    ['comes without the nonce', () => validToken(), ''],
  ])('that %s', async (_what, token, rawNonce) => {
    await expect(signIn(token(), rawNonce)).rejects.toEqual(failsWith('missing-or-invalid-nonce'))
  })

  test('for an unknown provider', async () => {
    const foreign = credential(validToken(), NONCE, 'oidc.another')
    await expect(signInWithCredential(client.auth, foreign)).rejects.toEqual(
      failsWith('operation-not-allowed'),
    )
  })

  test('while the provider does not respond', async () => {
    const down = await startAuthServer()
    const { auth, end } = clientAuth(down.url)
    await expect(signInWithCredential(auth, credential(validToken()))).rejects.toEqual(
      failsWith('network-request-failed'),
    )
    await end()
    await down.close()
  })
})

test.each([
  [{}, 'MISSING_REQUEST_URI'],
  [{ requestUri: 'no address' }, 'INVALID_REQUEST_URI'],
  [{ requestUri: 'http://localhost' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
  [{ requestUri: `http://localhost?providerId=${PROVIDER_ID}` }, 'INVALID_IDP_RESPONSE'],
  [{ requestUri: 'http://localhost', idToken: 'x' }, 'OPERATION_NOT_ALLOWED'],
])('a request of %j is rejected', async (request, code) => {
  const { status, body } = await server.post(`${TOOLKIT}/accounts:signInWithIdp?key=k`, request)
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { message: expect.stringContaining(code) } })
})

function unsigned(header: object): string {
  return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${validToken().split('.')[1]}.`
}

function withPayload(token: string, changes: object): string {
  const [head, , signature] = token.split('.')
  const claims = { ...provider.claims(ANN, NONCE), ...changes }
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}
