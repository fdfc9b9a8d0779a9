import { type AuthServer, SHELL_ORIGIN, startAuthServer, TOOLKIT } from '../test/authServer.ts'
import { startTestProvider, type TestIdentity, type TestProvider } from '../test/TestProvider.ts'

const ANN: TestIdentity = { sub: 'auth|ann', email: 'ann@acme.test', name: '</script><b>Ann' }
const BACK = `${SHELL_ORIGIN}/auth/signin?next=%2Fsia`
const GOOD = {
  apiKey: 'key',
  appName: 'app',
  authType: 'signInViaRedirect',
  providerId: 'oidc.example',
  redirectUrl: BACK,
  v: '12',
}

let provider: TestProvider
let server: AuthServer

beforeEach(async () => {
  provider = await startTestProvider()
  server = await startAuthServer(undefined, provider.issuer)
})
afterEach(async () => {
  await server.close()
  await provider.close()
})

/** The app's server passes requests for these pages on. */
const visit = (url: string, cookie = '') =>
  fetch(url.replace(SHELL_ORIGIN, server.url), { redirect: 'manual', headers: { cookie } })
const begin = (changes: object = {}) =>
  visit(`${server.url}/__/auth/handler?${new URLSearchParams({ ...GOOD, ...changes })}`)
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const locationOf = (response: Response) => response.headers.get('location') ?? ''

/** The data that the page passes to its script. */
async function dataOf(response: Response): Promise<unknown> {
  const content = /<meta name="page-data" content="([^"]*)">/.exec(await response.text())?.[1] ?? ''
  return JSON.parse(
    content
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}

const relayed = (event: object) => ({
  key: 'firebase:redirectEvent:key:app',
  redirectUrl: BACK,
  event: expect.objectContaining({ type: 'signInViaRedirect', eventId: null, ...event }),
})
const failed = (code: string) => relayed({ error: expect.objectContaining({ code: `auth/${code}` }) })

test('redirects to the provider with PKCE, nonce and state, and passes on allowed parameters only', async () => {
  const customParameters = {
    prompt: 'login',
    screen_hint: 'signup',
    login_hint: 'a@b.test',
    scope: 'admin',
    state: 'x',
  }
  const started = await begin({ customParameters: JSON.stringify(customParameters) })
  expect(started.status).toBe(302)
  const url = new URL(locationOf(started))
  expect(`${url.origin}${url.pathname}`).toBe(`${provider.issuer}/authorize`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'example-web',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${SHELL_ORIGIN}/__/auth/callback`,
    prompt: 'login',
    screen_hint: 'signup',
    login_hint: 'a@b.test',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(started.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  expect(started.headers.get('access-control-allow-origin')).toBeNull()
})

test('the address that the SDK opens of an emulator leads to the page on the origin of the app', async () => {
  const query = new URLSearchParams(GOOD)
  const answer = await visit(`${server.url}/emulator/auth/handler?${query}`)
  expect([answer.status, locationOf(answer)]).toEqual([302, `${SHELL_ORIGIN}/__/auth/handler?${query}`])
})

test('returns with a response that signs in', async () => {
  const started = await begin()
  const callback = provider.authorize(locationOf(started), ANN)
  const page = await visit(callback, cookieOf(started))
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'nonce-[^']+'; .*frame-ancestors 'none'$/,
  )
  const data = await dataOf(page)
  expect(data).toEqual(relayed({ error: null }))
  const requestUri = urlResponse(data)
  const answer = await server.post(`${TOOLKIT}/accounts:signInWithIdp?key=key`, {
    requestUri,
    returnIdpCredential: true,
  })
  expect(answer.body).toMatchObject({
    email: 'ann@acme.test',
    isNewUser: true,
    oauthAccessToken: 'access',
    displayName: ANN.name,
  })
})

test('accepts a sign-in once, and only from the browser that started it', async () => {
  const started = await begin()
  const callback = provider.authorize(locationOf(started), ANN)
  const other = await begin()
  for (const cookie of ['', cookieOf(other)]) {
    const rejected = await visit(callback, cookie)
    expect(rejected.status).toBe(400)
    const page = await rejected.text()
    expect(page).toContain(`href="${SHELL_ORIGIN}/auth/signin"`)
    const [, style] = /href="(\/__\/auth\/assets\/[^"]+)"/.exec(page) ?? []
    expect((await fetch(`${server.url}${style}`)).headers.get('content-type')).toMatch('text/css')
  }
  expect((await visit(callback, cookieOf(started))).status).toBe(200)
  expect((await visit(callback, cookieOf(started))).status).toBe(400)
})

test('discards an expired sign-in', async () => {
  const started = await begin()
  server.advance(3_601)
  const callback = provider.authorize(locationOf(started), ANN)
  expect((await visit(callback, cookieOf(started))).status).toBe(400)
})

test.each([
  ['error=access_denied', 'user-cancelled'],
  ['error=server_error', 'internal-error'],
  ['', 'internal-error'],
  ['code=forged', 'invalid-credential'],
])('reports an error response %j of the provider', async (answer, code) => {
  const started = await begin()
  const state = new URL(locationOf(started)).searchParams.get('state')
  const page = await visit(`${server.url}/__/auth/callback?state=${state}&${answer}`, cookieOf(started))
  expect(await dataOf(page)).toEqual(failed(code))
})

test('reports a provider that is down, before and after the redirect', async () => {
  const started = await begin()
  const callback = provider.authorize(locationOf(started), ANN)
  await provider.close()
  expect(await dataOf(await visit(callback, cookieOf(started)))).toEqual(failed('network-request-failed'))
  expect(await dataOf(await begin())).toEqual(failed('network-request-failed'))
})

test('reports a provider that is not configured', async () => {
  expect(await dataOf(await begin({ providerId: 'oidc.another' }))).toEqual(failed('operation-not-allowed'))
})

test.each([
  ['another origin', { redirectUrl: 'https://evil.test/' }],
  ['another port', { redirectUrl: 'http://localhost:3001/' }],
  ['a host that only looks alike', { redirectUrl: 'http://localhost:3000@evil.test/' }],
  ['a script', { redirectUrl: 'javascript:alert(1)' }],
  ['no address', { redirectUrl: 'home' }],
  ['another kind of sign-in', { authType: 'signInByTelepathy' }],
  ['custom parameters that are no JSON', { customParameters: '{' }],
])('does not redirect for %s', async (_what, changes) => {
  const rejected = await begin(changes)
  expect(rejected.status).toBe(400)
  expect(rejected.headers.get('location')).toBeNull()
  expect(rejected.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each([
  ['signInViaPopup', 'sign-in in a pop-up'],
  ['reauthViaPopup', 'sign-in in a pop-up'],
  ['linkViaPopup', 'linking of providers'],
  ['linkViaRedirect', 'linking of providers'],
])('names what is not supported: %s', async (authType, feature) => {
  const rejected = await begin({ authType })
  expect(rejected.status).toBe(400)
  expect(await rejected.text()).toContain(`The local cloud does not support ${feature}`)
})

test('only the app may frame the page with the result', async () => {
  const frame = await visit(`${server.url}/__/auth/iframe?apiKey=key&appName=app`)
  const policy = frame.headers.get('content-security-policy')
  expect(policy).toMatch(new RegExp(`frame-ancestors ${SHELL_ORIGIN}$`))
  expect(await dataOf(frame)).toEqual({ shellOrigin: SHELL_ORIGIN })
  const config = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/projects?key=key`)
  expect(await config.json()).toMatchObject({ authorizedDomains: ['localhost'] })
})

function urlResponse(data: unknown): string {
  const event = typeof data === 'object' && data !== null ? Reflect.get(data, 'event') : undefined
  return String(typeof event === 'object' && event !== null ? Reflect.get(event, 'urlResponse') : '')
}
