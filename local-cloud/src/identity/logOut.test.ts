import { authorizeUrl, codeOf } from './test/codeFlow.ts'
import { identityFixture } from './test/identityFixture.ts'
import { ANN, CLIENT } from './test/identityServer.ts'

const SCRIPT = '"><script>alert(1)</script>'

const at = identityFixture()

describe('logging out', () => {
  const leave = (parameters: Record<string, string>) =>
    at.browser.open(`/v2/logout?${new URLSearchParams(parameters)}`)

  test.each([
    'http://localhost:3000/',
    'http://localhost:3000',
    'http://localhost:3000/auth/signin?from=logout',
  ])('ends the session and redirects to %s', async (returnTo) => {
    await codeOf(at.browser, ANN.email, ANN.password)
    const { status, location } = await leave({ client_id: CLIENT.id, returnTo })
    expect({ status, location }).toEqual({ status: 302, location: new URL(returnTo).href })
    expect((await at.browser.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  test('ends the session on the server, too', async () => {
    await codeOf(at.browser, ANN.email, ANN.password)
    const kept = new Map(at.browser.cookies)
    await leave({ client_id: CLIENT.id, returnTo: CLIENT.home })
    for (const [name, value] of kept) at.browser.cookies.set(name, value)
    expect((await at.browser.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  test.each([
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
  ])('does not redirect to %s', async (returnTo) => {
    const { status, location, body } = await leave({ client_id: CLIENT.id, returnTo })
    expect({ status, location }).toEqual({ status: 400, location: undefined })
    expect(body).toContain('not allowed')
    expect(body).not.toContain('<script>')
  })

  test('does not redirect for an unknown client', async () => {
    expect(await leave({ client_id: 'nobody', returnTo: CLIENT.home })).toMatchObject({ status: 400 })
    expect(await leave({ returnTo: CLIENT.home })).toMatchObject({ status: 400 })
  })

  test('without a return URL shows a message', async () => {
    expect((await leave({ client_id: CLIENT.id })).body).toContain('You are logged out')
  })
})
