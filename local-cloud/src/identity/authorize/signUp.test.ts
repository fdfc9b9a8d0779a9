import { Browser, visibleText } from '../test/Browser.ts'
import { authorizeUrl, claimsOf, codeOf, linkIn, logIn, sentBack } from '../test/codeFlow.ts'
import { ANN, type IdentityServer, startIdentityServer } from '../test/identityServer.ts'

let server: IdentityServer
let browser: Browser

beforeEach(async () => {
  server = await startIdentityServer()
  browser = new Browser(server.url)
  await server.add(ANN)
})
afterEach(() => server.close())

describe('signing up', () => {
  it('is shown first to whom the client sends for it, and leads back with an account', async () => {
    await browser.open(authorizeUrl({ screen_hint: 'signup' }))
    expect(visibleText(browser)).toContain('At least 8 characters.')
    await browser.submit({ email: 'New@Acme.test', password: ANN.password })
    const claims = await claimsOf(server, sentBack(browser).code ?? '')
    expect(claims).toMatchObject({ email: 'new@acme.test', email_verified: false })
    expect(claims).not.toHaveProperty('name')
    expect(await claimsOf(server, await codeOf(browser, 'new@acme.test', ANN.password))).toMatchObject({
      sub: claims.sub,
    })
  })

  it.each([
    ['a taken address', { email: 'Ann@acme.test', password: ANN.password }, 409, 'has an account already'],
    ['half an address', { email: 'ann', password: ANN.password }, 400, 'Enter your whole e-mail address'],
    ['a short password', { email: 'b@acme.test', password: '1234567' }, 400, 'too short'],
    ['an endless password', { email: 'b@acme.test', password: 'x'.repeat(201) }, 400, 'too long'],
    ['no password', { email: 'b@acme.test', password: '' }, 400, 'Enter a password.'],
  ])('is refused with %s', async (_what, fields, status, message) => {
    await browser.open(authorizeUrl())
    await browser.follow('Sign up')
    expect(await browser.submit(fields)).toMatchObject({ status, location: undefined })
    expect(visibleText(browser)).toContain(message)
    await logIn(browser, ANN.email, ANN.password)
    expect(sentBack(browser)).toHaveProperty('code')
  })

  it('gives the address to one of two who want it at once', async () => {
    const other = new Browser(server.url)
    for (const each of [browser, other]) await each.open(authorizeUrl({ screen_hint: 'signup' }))
    const fields = { email: 'new@acme.test', password: ANN.password }
    const shown = await Promise.all([browser.submit(fields), other.submit(fields)])
    expect(shown.map(({ status }) => status).sort()).toEqual([303, 409])
  })

  it('mails a link that confirms the address, once', async () => {
    await browser.open(authorizeUrl({ screen_hint: 'signup' }))
    await browser.submit({ email: 'new@acme.test', password: ANN.password })
    const reader = new Browser(server.url)
    await reader.open(linkIn(server, 'new@acme.test'))
    expect(await claimsOf(server, await codeOf(browser, 'new@acme.test', ANN.password))).toMatchObject({
      email_verified: false,
    })
    expect((await reader.submit({})).body).toContain('is confirmed')
    expect(await claimsOf(server, await codeOf(browser, 'new@acme.test', ANN.password))).toMatchObject({
      email_verified: true,
    })
    expect((await reader.open(linkIn(server, 'new@acme.test'))).status).toBe(410)
  })
})
