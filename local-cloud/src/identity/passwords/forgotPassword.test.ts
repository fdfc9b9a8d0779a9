import { Browser, visibleText } from '../test/Browser.ts'
import { authorizeUrl, codeOf, exchange, linkIn, logIn } from '../test/codeFlow.ts'
import { identityFixture } from '../test/identityFixture.ts'
import { ANN, CLIENT } from '../test/identityServer.ts'
import { userInfo } from '../test/userInfo.ts'

const NEW_PASSWORD = 'even longer'

const at = identityFixture()

describe('a forgotten password', () => {
  const requestLink = async (email: string) => {
    await at.browser.open(authorizeUrl())
    await at.browser.follow('Forgot password?')
    return at.browser.submit({ email })
  }

  test('is answered the same for any address, and mailed to existing accounts', async () => {
    expect((await requestLink('nobody@acme.test')).body).toContain('If nobody@acme.test has an account')
    expect(at.server.mails).toEqual([])
    expect((await requestLink('Ann@ACME.test')).body).toContain('If ann@acme.test has an account')
    expect(at.server.mails).toMatchObject([{ to: ANN.email, subject: 'Choose a new password' }])
    expect((await at.browser.follow('Back to log in')).body).toContain('<h1>Log in</h1>')
  })

  test.each([ANN.email, 'nobody@acme.test'])(
    'is mailed at most ten times in ten minutes, with the same answer for %s',
    async (email) => {
      for (let n = 0; n < 10; n += 1) expect((await requestLink(email)).status).toBe(200)
      expect((await requestLink(email)).status).toBe(429)
      expect(visibleText(at.browser)).toContain('Too many mails were requested for this address.')
      expect(at.server.mails).toHaveLength(email === ANN.email ? 10 : 0)
      at.server.advance(10 * 60 + 1)
      expect((await requestLink(email)).status).toBe(200)
    },
  )

  test('is replaced by the mailed link: the old one is rejected, and every session ends', async () => {
    const elsewhere = new Browser(at.server.url)
    const unused = await codeOf(elsewhere, ANN.email, ANN.password)
    const { body } = await exchange(at.server, { code: await codeOf(elsewhere, ANN.email, ANN.password) })
    await requestLink(ANN.email)
    await at.browser.open(linkIn(at.server, ANN.email))
    expect(visibleText(at.browser)).toContain(ANN.email)
    expect((await at.browser.submit({ password: 'short' })).body).toContain('too short')
    expect((await at.browser.submit({ password: NEW_PASSWORD })).body).toContain('Your new password is set')
    expect(at.browser.shown?.body).toContain(`href="${CLIENT.home}"`)
    expect((await elsewhere.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
    expect((await exchange(at.server, { code: unused })).status).toBe(400)
    expect((await userInfo(at.server, body.access_token)).status).toBe(401)
    expect((await logIn(at.browser, ANN.email, ANN.password)).status).toBe(401)
    expect(await codeOf(at.browser, ANN.email, NEW_PASSWORD)).not.toBe('')
  })

  test('lifts the waiting time after wrong attempts', async () => {
    for (let n = 0; n < 5; n += 1) await logIn(at.browser, ANN.email, 'wrong one')
    await requestLink(ANN.email)
    await at.browser.open(linkIn(at.server, ANN.email))
    await at.browser.submit({ password: NEW_PASSWORD })
    expect(await codeOf(at.browser, ANN.email, NEW_PASSWORD)).not.toBe('')
  })

  test('has single-use links that expire after an hour or when another one is used', async () => {
    await requestLink(ANN.email)
    const first = linkIn(at.server, ANN.email)
    await requestLink(ANN.email)
    const second = linkIn(at.server, ANN.email)
    await at.browser.open(first)
    await at.browser.submit({ password: NEW_PASSWORD })
    for (const used of [first, second]) {
      expect(await at.browser.open(used)).toMatchObject({ status: 410 })
      expect(visibleText(at.browser)).toContain('This link no longer works')
    }
    await requestLink(ANN.email)
    at.server.advance(3601)
    expect(await at.browser.open(linkIn(at.server, ANN.email))).toMatchObject({ status: 410 })
    expect(await at.browser.open('/u/choose-password?ticket=made-up')).toMatchObject({ status: 410 })
    expect(await at.browser.open('/u/choose-password')).toMatchObject({ status: 410 })
  })

  test('is set once when a link is submitted twice concurrently', async () => {
    await requestLink(ANN.email)
    const other = new Browser(at.server.url)
    for (const each of [at.browser, other]) await each.open(linkIn(at.server, ANN.email))
    const shown = await Promise.all([
      at.browser.submit({ password: NEW_PASSWORD }),
      other.submit({ password: 'another one' }),
    ])
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('is not set by another site that knows the link', async () => {
    await requestLink(ANN.email)
    const body = new URLSearchParams({ password: NEW_PASSWORD })
    expect(await at.browser.open(linkIn(at.server, ANN.email), { method: 'POST', body })).toMatchObject({
      status: 403,
    })
    expect(await codeOf(at.browser, ANN.email, ANN.password)).not.toBe('')
  })
})
