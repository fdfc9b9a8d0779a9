import { Browser, visibleText } from '../test/Browser.ts'
import { authorizeUrl, codeOf, logIn, redirectParameters } from '../test/codeFlow.ts'
import { identityFixture } from '../test/identityFixture.ts'
import { ANN } from '../test/identityServer.ts'

const at = identityFixture()

describe('the log-in page', () => {
  test.each([
    ['a wrong password', ANN.email, 'wrong one'],
    ['an unknown address', 'nobody@acme.test', ANN.password],
  ])('shows the same error for %s', async (_what, email, password) => {
    const { status, location } = await logIn(at.browser, email, password)
    expect({ status, location }).toEqual({ status: 401, location: undefined })
    expect(visibleText(at.browser)).toContain('Wrong email or password.')
    expect(at.browser.form().fields.email).toBe(email)
    expect(at.browser.shown?.body).not.toContain(password)
    await at.browser.submit({ email: ANN.email, password: ANN.password })
    expect(redirectParameters(at.browser)).toHaveProperty('code')
  })

  test.each([
    ['no address', { email: '', password: ANN.password }, 'Enter your whole email address'],
    ['half an address', { email: 'ann@', password: ANN.password }, 'Enter your whole email address'],
    ['no password', { email: ANN.email, password: '' }, 'Enter your password.'],
  ])('requests missing fields: %s', async (_what, fields, message) => {
    expect(await logIn(at.browser, fields.email, fields.password)).toMatchObject({
      status: 400,
      location: undefined,
    })
    expect(visibleText(at.browser)).toContain(message)
  })

  test('is prefilled with the address from the client', async () => {
    await at.browser.open(authorizeUrl({ login_hint: ANN.email }))
    expect(at.browser.form().fields.email).toBe(ANN.email)
  })

  test('rejects further attempts for a while after some wrong ones, for any account', async () => {
    for (const email of [ANN.email, 'nobody@acme.test']) {
      for (let n = 0; n < 5; n += 1) expect((await logIn(at.browser, email, `guess ${n}`)).status).toBe(401)
      expect((await logIn(at.browser, email, ANN.password)).status).toBe(429)
      expect(visibleText(at.browser)).toMatch(/Too many wrong passwords.*Try again in 10 minutes/)
    }
    at.server.advance(10 * 60 + 1)
    await logIn(at.browser, ANN.email, ANN.password)
    expect(redirectParameters(at.browser)).toHaveProperty('code')
  })

  test('does not lock a person out of the own browser by wrong passwords elsewhere', async () => {
    await codeOf(at.browser, ANN.email, ANN.password)
    const elsewhere = new Browser(at.server.url)
    for (let n = 0; n < 5; n += 1) await logIn(elsewhere, ANN.email, `guess ${n}`)
    expect((await logIn(elsewhere, ANN.email, ANN.password)).status).toBe(429)
    expect(await codeOf(at.browser, ANN.email, ANN.password)).not.toBe('')
    expect((await logIn(elsewhere, ANN.email, ANN.password)).status).toBe(429)
  })

  test('counts the wrong passwords of a browser in which another person has logged in', async () => {
    await at.server.add({ ...ANN, sub: 'seed|bob', email: 'bob@acme.test' })
    await codeOf(at.browser, 'bob@acme.test', ANN.password)
    for (let n = 0; n < 5; n += 1) await logIn(at.browser, ANN.email, `guess ${n}`)
    expect((await logIn(at.browser, ANN.email, ANN.password)).status).toBe(429)
    for (let n = 0; n < 5; n += 1) await logIn(at.browser, 'bob@acme.test', `guess ${n}`)
    expect((await logIn(at.browser, 'bob@acme.test', ANN.password)).status).toBe(429)
  })

  test('counts only consecutive wrong passwords', async () => {
    for (let n = 0; n < 4; n += 1) await logIn(at.browser, ANN.email, 'wrong one')
    await codeOf(at.browser, ANN.email, ANN.password)
    for (let n = 0; n < 4; n += 1) await logIn(at.browser, ANN.email, 'wrong one')
    expect(await codeOf(at.browser, ANN.email, ANN.password)).not.toBe('')
  })
})
