import { Browser } from '../test/Browser.ts'
import { authorizeUrl, codeOf } from '../test/codeFlow.ts'
import { ANN, CLIENT, type IdentityServer, startIdentityServer } from '../test/identityServer.ts'

const SCRIPT = '"><script>alert(1)</script>'

let server: IdentityServer
let browser: Browser

beforeEach(async () => {
  server = await startIdentityServer()
  browser = new Browser(server.url)
  await server.add(ANN)
})
afterEach(() => server.close())

describe('logging out', () => {
  const leave = (parameters: Record<string, string>) =>
    browser.open(`/v2/logout?${new URLSearchParams(parameters)}`)

  it.each([
    'http://localhost:3000/',
    'http://localhost:3000',
    'http://localhost:3000/auth/signin?from=logout',
  ])('ends the session and leads back to %s', async (returnTo) => {
    await codeOf(browser, ANN.email, ANN.password)
    const { status, location } = await leave({ client_id: CLIENT.id, returnTo })
    expect({ status, location }).toEqual({ status: 302, location: new URL(returnTo).href })
    expect((await browser.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  it('ends the session on the server, too', async () => {
    await codeOf(browser, ANN.email, ANN.password)
    const kept = new Map(browser.cookies)
    await leave({ client_id: CLIENT.id, returnTo: CLIENT.home })
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect((await browser.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  it.each([
    'https://evil.test/',
    'http://localhost:3000.evil.test/',
    'http://localhost:3000@evil.test/',
    'http://user@localhost:3000/',
    'http://localhost:3000/other',
    'http://localhost:3001/',
    'https://localhost:3000/',
    '//evil.test/',
    'javascript:alert(1)',
    SCRIPT,
    '',
  ])('does not lead to %s', async (returnTo) => {
    const { status, location, body } = await leave({ client_id: CLIENT.id, returnTo })
    expect({ status, location }).toEqual({ status: 400, location: undefined })
    expect(body).toContain('not allowed')
    expect(body).not.toContain('<script')
  })

  it('leads nowhere for a client we do not know', async () => {
    expect(await leave({ client_id: 'nobody', returnTo: CLIENT.home })).toMatchObject({ status: 400 })
    expect(await leave({ returnTo: CLIENT.home })).toMatchObject({ status: 400 })
  })

  it('without an address says so', async () => {
    expect((await leave({ client_id: CLIENT.id })).body).toContain('You are logged out')
  })
})
