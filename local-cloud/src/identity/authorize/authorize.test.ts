import { Browser } from '../test/Browser.ts'
import { authorizeUrl, codeOf, exchange, redirectParameters, verifiedClaims } from '../test/codeFlow.ts'
import { identityFixture } from '../test/identityFixture.ts'
import { ANN, CLIENT, OTHER_CLIENT } from '../test/identityServer.ts'
import { userInfo } from '../test/userInfo.ts'

const at = identityFixture()

describe('logging in', () => {
  test("issues a signed token with the person's claims", async () => {
    const before = Math.floor(Date.now() / 1000)
    await at.browser.open(authorizeUrl())
    expect(at.browser.shown?.body).toContain('<h1>Log in</h1>')
    await at.browser.submit({ email: ' Ann@ACME.test', password: ANN.password })
    const { code = '', state } = redirectParameters(at.browser)
    expect(state).toBe('the state')
    const { status, body } = await exchange(at.server, { code })
    expect(status).toBe(200)
    const claims = await verifiedClaims(at.server, body.id_token)
    expect(claims).toEqual({
      iss: at.server.url,
      aud: CLIENT.id,
      sub: 'seed|ann',
      email: ANN.email,
      email_verified: true,
      name: 'Ann Lee',
      nonce: 'the nonce',
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: Number(claims.iat) + 3600,
    })
    expect(Number(claims.auth_time)).toBeGreaterThanOrEqual(before)
    expect(await (await userInfo(at.server, body.access_token)).json()).toEqual({
      sub: 'seed|ann',
      email: ANN.email,
      email_verified: true,
      name: 'Ann Lee',
    })
  })

  test('is not repeated in the same browser, unless the client requires it', async () => {
    await codeOf(at.browser, ANN.email, ANN.password)
    await at.browser.open(authorizeUrl())
    const { code = '' } = redirectParameters(at.browser)
    expect((await exchange(at.server, { code })).status).toBe(200)
    expect((await at.browser.open(authorizeUrl({ prompt: 'login' }))).body).toContain('<h1>Log in</h1>')
    expect((await new Browser(at.server.url).open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  test('supports requests without a page (prompt=none)', async () => {
    await at.browser.open(authorizeUrl({ prompt: 'none' }))
    expect(redirectParameters(at.browser)).toEqual({ error: 'login_required', state: 'the state' })
    await codeOf(at.browser, ANN.email, ANN.password)
    await at.browser.open(authorizeUrl({ prompt: 'none' }))
    expect(redirectParameters(at.browser)).toHaveProperty('code')
  })

  test('expires after a day', async () => {
    await codeOf(at.browser, ANN.email, ANN.password)
    at.server.advance(24 * 3600 + 1)
    expect((await at.browser.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  test('survives a restart of the provider, with people and key', async () => {
    const { body } = await exchange(at.server, { code: await codeOf(at.browser, ANN.email, ANN.password) })
    await at.server.restart()
    expect(await verifiedClaims(at.server, body.id_token)).toMatchObject({ sub: 'seed|ann' })
    await at.browser.open(authorizeUrl())
    expect(redirectParameters(at.browser)).toHaveProperty('code')
    const elsewhere = new Browser(at.server.url)
    expect(await codeOf(elsewhere, ANN.email, ANN.password)).not.toBe('')
  })
})

describe('an authorization request', () => {
  test.each([
    ['of no client', { client_id: undefined }],
    ['of an unknown client', { client_id: 'nobody' }],
    ['without an address', { redirect_uri: undefined }],
    ['to a foreign address', { redirect_uri: 'https://evil.test/callback' }],
    ['to an address of another client', { redirect_uri: OTHER_CLIENT.redirectUris[1] }],
    ['to an address that only begins as allowed', { redirect_uri: `${CLIENT.redirectUris[0]}/../x` }],
    ['to an address with a user', { redirect_uri: 'http://localhost:9099@evil.test/callback' }],
  ])('%s is answered with an error page, not redirected', async (_what, changes) => {
    const shown = await at.browser.open(authorizeUrl(changes))
    expect(shown).toMatchObject({ status: 400, location: undefined })
    expect(shown.body).toContain('This log-in link does not work')
    const login = await at.browser.open(authorizeUrl(changes).replace('/authorize', '/u/login'))
    expect(login).toMatchObject({ status: 400, location: undefined })
  })

  test('with a duplicate redirect URI is not redirected', async () => {
    const shown = await at.browser.open(`${authorizeUrl()}&redirect_uri=https%3A%2F%2Fevil.test`)
    expect(shown).toMatchObject({ status: 400, location: undefined })
  })

  test.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a malformed challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['no openid in its scope', { scope: 'profile email' }, 'invalid_scope'],
    ['a prompt we do not know', { prompt: 'consent' }, 'invalid_request'],
  ])('with %s redirects an error to the client', async (_what, changes, error) => {
    await codeOf(at.browser, ANN.email, ANN.password)
    await at.browser.open(authorizeUrl(changes))
    expect(redirectParameters(at.browser)).toEqual({
      error,
      error_description: expect.any(String),
      state: 'the state',
    })
  })

  test('without state and nonce is answered without them', async () => {
    await at.browser.open(authorizeUrl({ state: undefined, nonce: undefined }))
    await at.browser.submit({ email: ANN.email, password: ANN.password })
    const back = redirectParameters(at.browser)
    expect(Object.keys(back)).toEqual(['code'])
    const { body } = await exchange(at.server, { code: back.code ?? '' })
    expect(await verifiedClaims(at.server, body.id_token)).not.toHaveProperty('nonce')
  })
})
