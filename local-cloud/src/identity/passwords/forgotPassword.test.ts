import { Browser, visibleText } from '../test/Browser.ts'
import { authorizeUrl, codeOf, exchange, linkIn, logIn } from '../test/codeFlow.ts'
import { ANN, CLIENT, type IdentityServer, startIdentityServer } from '../test/identityServer.ts'
import { userInfo } from '../test/userInfo.ts'

const NEW_PASSWORD = 'even longer'

let server: IdentityServer
let browser: Browser

beforeEach(async () => {
  server = await startIdentityServer()
  browser = new Browser(server.url)
  await server.add(ANN)
})
afterEach(() => server.close())

describe('a forgotten password', () => {
  const askForLink = async (email: string) => {
    await browser.open(authorizeUrl())
    await browser.follow('Forgot password?')
    return browser.submit({ email })
  }

  it('is answered the same for everybody, and mailed to whom it belongs', async () => {
    expect((await askForLink('nobody@acme.test')).body).toContain('If nobody@acme.test has an account')
    expect(server.mails).toEqual([])
    expect((await askForLink('Ann@ACME.test')).body).toContain('If ann@acme.test has an account')
    expect(server.mails).toMatchObject([{ to: ANN.email, subject: 'Choose a new password' }])
    expect((await browser.follow('Back to log in')).body).toContain('<h1>Log in</h1>')
  })

  it('is replaced by the mailed link: the old one is refused, and every session ends', async () => {
    const elsewhere = new Browser(server.url)
    const unused = await codeOf(elsewhere, ANN.email, ANN.password)
    const { body } = await exchange(server, { code: await codeOf(elsewhere, ANN.email, ANN.password) })
    await askForLink(ANN.email)
    await browser.open(linkIn(server, ANN.email))
    expect(visibleText(browser)).toContain(ANN.email)
    expect((await browser.submit({ password: 'short' })).body).toContain('too short')
    expect((await browser.submit({ password: NEW_PASSWORD })).body).toContain('Your new password is set')
    expect(browser.shown?.body).toContain(`href="${CLIENT.home}"`)
    expect((await elsewhere.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
    expect((await exchange(server, { code: unused })).status).toBe(400)
    expect((await userInfo(server, body.access_token)).status).toBe(401)
    expect((await logIn(browser, ANN.email, ANN.password)).status).toBe(401)
    expect(await codeOf(browser, ANN.email, NEW_PASSWORD)).not.toBe('')
  })

  it('needs no waiting after wrong guesses', async () => {
    for (let n = 0; n < 5; n += 1) await logIn(browser, ANN.email, 'wrong one')
    await askForLink(ANN.email)
    await browser.open(linkIn(server, ANN.email))
    await browser.submit({ password: NEW_PASSWORD })
    expect(await codeOf(browser, ANN.email, NEW_PASSWORD)).not.toBe('')
  })

  it('has links that work once, for an hour, and only the one who was mailed', async () => {
    await askForLink(ANN.email)
    const first = linkIn(server, ANN.email)
    await askForLink(ANN.email)
    const second = linkIn(server, ANN.email)
    await browser.open(first)
    await browser.submit({ password: NEW_PASSWORD })
    for (const used of [first, second]) {
      expect(await browser.open(used)).toMatchObject({ status: 410 })
      expect(visibleText(browser)).toContain('This link no longer works')
    }
    await askForLink(ANN.email)
    server.advance(3601)
    expect(await browser.open(linkIn(server, ANN.email))).toMatchObject({ status: 410 })
    expect(await browser.open('/u/choose-password?ticket=made-up')).toMatchObject({ status: 410 })
    expect(await browser.open('/u/choose-password')).toMatchObject({ status: 410 })
  })

  it('is set by one of two who follow a link at once', async () => {
    await askForLink(ANN.email)
    const other = new Browser(server.url)
    for (const each of [browser, other]) await each.open(linkIn(server, ANN.email))
    const shown = await Promise.all([
      browser.submit({ password: NEW_PASSWORD }),
      other.submit({ password: 'another one' }),
    ])
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('of another site that knows the link only is not set', async () => {
    await askForLink(ANN.email)
    const body = new URLSearchParams({ password: NEW_PASSWORD })
    expect(await browser.open(linkIn(server, ANN.email), { method: 'POST', body })).toMatchObject({
      status: 403,
    })
    expect(await codeOf(browser, ANN.email, ANN.password)).not.toBe('')
  })
})
