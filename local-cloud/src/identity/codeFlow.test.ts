import { createPublicKey, verify } from 'node:crypto'
import { Browser } from './test/Browser.ts'
import { authorizeUrl, codeOf, exchange, sentBack } from './test/codeFlow.ts'
import { CLIENT, type IdentityServer, OTHER_CLIENT, startIdentityServer } from './test/identityServer.ts'

const EMAIL = 'ann@acme.test'
const PASSWORD = 'long enough'

let server: IdentityServer
let browser: Browser

beforeEach(async () => {
  server = await startIdentityServer()
  browser = new Browser(server.url)
  await server.add({ sub: 'seed|ann', email: EMAIL, password: PASSWORD, name: 'Ann Lee' })
})
afterEach(() => server.close())

/** The claims of a token whose signature the published key proves. */
async function verified(token: unknown): Promise<Readonly<Record<string, unknown>>> {
  const [header = '', payload = '', signature = ''] = String(token).split('.')
  const { kid, alg } = decode(header)
  const { keys } = Object(await (await fetch(`${server.url}/.well-known/jwks.json`)).json())
  const key = keys.find((each: { kid: string }) => each.kid === kid)
  const isGenuine = verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  expect({ alg, isGenuine }).toEqual({ alg: 'RS256', isGenuine: true })
  return decode(payload)
}

const decode = (segment: string) => Object(JSON.parse(Buffer.from(segment, 'base64url').toString()))
const userInfo = (token: unknown) =>
  fetch(`${server.url}/userinfo`, { headers: { authorization: `Bearer ${token}` } })

describe('logging in', () => {
  it('gives the client a signed token that says who it is', async () => {
    const before = Math.floor(Date.now() / 1000)
    await browser.open(authorizeUrl())
    expect(browser.shown?.body).toContain('<h1>Log in</h1>')
    await browser.submit({ email: ' Ann@ACME.test', password: PASSWORD })
    const { code = '', state } = sentBack(browser)
    expect(state).toBe('the state')
    const { status, body } = await exchange(server, { code })
    expect(status).toBe(200)
    const claims = await verified(body.id_token)
    expect(claims).toEqual({
      iss: server.url,
      aud: CLIENT.id,
      sub: 'seed|ann',
      email: EMAIL,
      email_verified: true,
      name: 'Ann Lee',
      nonce: 'the nonce',
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: Number(claims.iat) + 3600,
    })
    expect(Number(claims.auth_time)).toBeGreaterThanOrEqual(before)
    expect(await (await userInfo(body.access_token)).json()).toEqual({
      sub: 'seed|ann',
      email: EMAIL,
      email_verified: true,
      name: 'Ann Lee',
    })
  })

  it('is not asked for again in the same browser, unless the client wants it', async () => {
    await codeOf(browser, EMAIL, PASSWORD)
    await browser.open(authorizeUrl())
    const { code = '' } = sentBack(browser)
    expect((await exchange(server, { code })).status).toBe(200)
    expect((await browser.open(authorizeUrl({ prompt: 'login' }))).body).toContain('<h1>Log in</h1>')
    expect((await new Browser(server.url).open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  it('lets a client ask without showing a page', async () => {
    await browser.open(authorizeUrl({ prompt: 'none' }))
    expect(sentBack(browser)).toEqual({ error: 'login_required', state: 'the state' })
    await codeOf(browser, EMAIL, PASSWORD)
    await browser.open(authorizeUrl({ prompt: 'none' }))
    expect(sentBack(browser)).toHaveProperty('code')
  })

  it('ends after a day', async () => {
    await codeOf(browser, EMAIL, PASSWORD)
    server.advance(24 * 3600 + 1)
    expect((await browser.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  it('survives a restart of the provider, with people and key', async () => {
    const { body } = await exchange(server, { code: await codeOf(browser, EMAIL, PASSWORD) })
    await server.restart()
    expect(await verified(body.id_token)).toMatchObject({ sub: 'seed|ann' })
    await browser.open(authorizeUrl())
    expect(sentBack(browser)).toHaveProperty('code')
    const elsewhere = new Browser(server.url)
    expect(await codeOf(elsewhere, EMAIL, PASSWORD)).not.toBe('')
  })
})

describe('a request for a code', () => {
  it.each([
    ['of no client', { client_id: undefined }],
    ['of an unknown client', { client_id: 'nobody' }],
    ['without an address', { redirect_uri: undefined }],
    ['to a foreign address', { redirect_uri: 'https://evil.test/callback' }],
    ['to an address of another client', { redirect_uri: OTHER_CLIENT.redirectUris[1] }],
    ['to an address that only begins as allowed', { redirect_uri: `${CLIENT.redirectUris[0]}/../x` }],
    ['to an address with a user', { redirect_uri: 'http://localhost:9099@evil.test/callback' }],
  ])('%s is shown to the person and sent nowhere', async (_what, changes) => {
    const shown = await browser.open(authorizeUrl(changes))
    expect(shown).toMatchObject({ status: 400, location: undefined })
    expect(shown.body).toContain('This log-in link does not work')
    const login = await browser.open(authorizeUrl(changes).replace('/authorize', '/u/login'))
    expect(login).toMatchObject({ status: 400, location: undefined })
  })

  it('that names an address twice is sent nowhere', async () => {
    const shown = await browser.open(`${authorizeUrl()}&redirect_uri=https%3A%2F%2Fevil.test`)
    expect(shown).toMatchObject({ status: 400, location: undefined })
  })

  it.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a malformed challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['no openid in its scope', { scope: 'profile email' }, 'invalid_scope'],
    ['a prompt we do not know', { prompt: 'consent' }, 'invalid_request'],
  ])('with %s is refused to the client', async (_what, changes, error) => {
    await codeOf(browser, EMAIL, PASSWORD)
    await browser.open(authorizeUrl(changes))
    expect(sentBack(browser)).toEqual({ error, error_description: expect.any(String), state: 'the state' })
  })

  it('without state and nonce is answered without them', async () => {
    await browser.open(authorizeUrl({ state: undefined, nonce: undefined }))
    await browser.submit({ email: EMAIL, password: PASSWORD })
    const back = sentBack(browser)
    expect(Object.keys(back)).toEqual(['code'])
    const { body } = await exchange(server, { code: back.code ?? '' })
    expect(await verified(body.id_token)).not.toHaveProperty('nonce')
  })
})

describe('a code', () => {
  it.each([
    ['the verifier is missing', { code_verifier: '' }, 'invalid_request'],
    ['the verifier is wrong', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['the verifier is too short', { code_verifier: 'x' }, 'invalid_grant'],
    ['another client comes with it', { client_id: OTHER_CLIENT.id }, 'invalid_grant'],
    ['nobody we know comes with it', { client_id: 'nobody' }, 'invalid_client'],
    ['it is for another address', { redirect_uri: OTHER_CLIENT.redirectUris[1] ?? '' }, 'invalid_grant'],
    ['it is made up', { code: 'made up' }, 'invalid_grant'],
    ['it is missing', { code: '' }, 'invalid_request'],
    ['another grant is meant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('gives nothing when %s', async (_what, changes, error) => {
    const code = await codeOf(browser, EMAIL, PASSWORD)
    const { status, body } = await exchange(server, { code, ...changes })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).toEqual({ error, error_description: expect.any(String) })
  })

  it('is good for a minute', async () => {
    const code = await codeOf(browser, EMAIL, PASSWORD)
    server.advance(61)
    expect((await exchange(server, { code })).body).toMatchObject({ error: 'invalid_grant' })
  })

  it('is good once; a second use voids what it gave', async () => {
    const code = await codeOf(browser, EMAIL, PASSWORD)
    const { body } = await exchange(server, { code })
    expect((await userInfo(body.access_token)).status).toBe(200)
    expect(await exchange(server, { code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await userInfo(body.access_token)).status).toBe(401)
  })

  it('serves exactly one of two who come with it at once', async () => {
    const code = await codeOf(browser, EMAIL, PASSWORD)
    const answers = await Promise.all([exchange(server, { code }), exchange(server, { code })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('gives an access token for an hour', async () => {
    const { body } = await exchange(server, { code: await codeOf(browser, EMAIL, PASSWORD) })
    server.advance(3601)
    expect((await userInfo(body.access_token)).status).toBe(401)
    expect((await userInfo('made-up')).status).toBe(401)
  })
})

it('publishes where everything is', async () => {
  const configuration = await (await fetch(`${server.url}/.well-known/openid-configuration`)).json()
  expect(configuration).toMatchObject({
    issuer: server.url,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/oauth/token`,
    userinfo_endpoint: `${server.url}/userinfo`,
    jwks_uri: `${server.url}/.well-known/jwks.json`,
    code_challenge_methods_supported: ['S256'],
  })
})
