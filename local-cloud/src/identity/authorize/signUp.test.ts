import { Browser, visibleText } from '../test/Browser.ts'
import { authorizeUrl, claimsOf, codeOf, linkIn, logIn, redirectParameters } from '../test/codeFlow.ts'
import { identityFixture } from '../test/identityFixture.ts'
import { ANN } from '../test/identityServer.ts'

const at = identityFixture()

describe('signing up', () => {
  test('is shown first when the client requests it, and returns with an account', async () => {
    await at.browser.open(authorizeUrl({ screen_hint: 'signup' }))
    expect(visibleText(at.browser)).toContain('At least 8 characters.')
    await at.browser.submit({ email: 'New@Acme.test', password: ANN.password })
    const claims = await claimsOf(at.server, redirectParameters(at.browser).code ?? '')
    expect(claims).toMatchObject({ email: 'new@acme.test', email_verified: false })
    expect(claims).not.toHaveProperty('name')
    expect(await claimsOf(at.server, await codeOf(at.browser, 'new@acme.test', ANN.password))).toMatchObject({
      sub: claims.sub,
    })
  })

  test.each([
    [
      'a taken address',
      { email: 'Ann@acme.test', password: ANN.password },
      409,
      'An account with this email address already exists',
    ],
    ['half an address', { email: 'ann', password: ANN.password }, 400, 'Enter your whole email address'],
    ['a short password', { email: 'b@acme.test', password: '1234567' }, 400, 'too short'],
    ['a common password', { email: 'b@acme.test', password: '12345678' }, 400, 'too common'],
    ['a common password in capitals', { email: 'b@acme.test', password: 'Password' }, 400, 'too common'],
    ['an endless password', { email: 'b@acme.test', password: 'x'.repeat(201) }, 400, 'too long'],
    ['no password', { email: 'b@acme.test', password: '' }, 400, 'Enter a password.'],
  ])('is rejected with %s', async (_what, fields, status, message) => {
    await at.browser.open(authorizeUrl())
    await at.browser.follow('Sign up')
    expect(await at.browser.submit(fields)).toMatchObject({ status, location: undefined })
    expect(visibleText(at.browser)).toContain(message)
    await logIn(at.browser, ANN.email, ANN.password)
    expect(redirectParameters(at.browser)).toHaveProperty('code')
  })

  test('gives the address to one of two concurrent sign-ups', async () => {
    const other = new Browser(at.server.url)
    for (const each of [at.browser, other]) await each.open(authorizeUrl({ screen_hint: 'signup' }))
    const fields = { email: 'new@acme.test', password: ANN.password }
    const shown = await Promise.all([at.browser.submit(fields), other.submit(fields)])
    expect(shown.map(({ status }) => status).sort()).toEqual([303, 409])
  })

  test('mails a single-use link that confirms the address', async () => {
    await at.browser.open(authorizeUrl({ screen_hint: 'signup' }))
    await at.browser.submit({ email: 'new@acme.test', password: ANN.password })
    const reader = new Browser(at.server.url)
    await reader.open(linkIn(at.server, 'new@acme.test'))
    expect(await claimsOf(at.server, await codeOf(at.browser, 'new@acme.test', ANN.password))).toMatchObject({
      email_verified: false,
    })
    expect((await reader.submit({})).body).toContain('Confirmed. Continue to ')
    expect(await claimsOf(at.server, await codeOf(at.browser, 'new@acme.test', ANN.password))).toMatchObject({
      email_verified: true,
    })
    expect((await reader.open(linkIn(at.server, 'new@acme.test'))).status).toBe(410)
  })
})
