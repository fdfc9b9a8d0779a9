import { Browser } from './test/Browser.ts'
import { authorizeUrl, codeOf, exchange, sentBack } from './test/codeFlow.ts'
import { CLIENT, type IdentityServer, startIdentityServer } from './test/identityServer.ts'

const EMAIL = 'ann@acme.test'
const PASSWORD = 'long enough'
const NEW_PASSWORD = 'even longer'
const SCRIPT = '"><script>alert(1)</script>'

let server: IdentityServer
let browser: Browser

beforeEach(async () => {
  server = await startIdentityServer()
  browser = new Browser(server.url)
  await server.add({ sub: 'seed|ann', email: EMAIL, password: PASSWORD })
})
afterEach(() => server.close())

const visible = () => browser.shown?.body.replace(/<[^>]*>/g, ' ') ?? ''
const logIn = async (email: string, password: string) => {
  await browser.open(authorizeUrl({ prompt: 'login' }))
  return browser.submit({ email, password })
}
const claimsOf = async (code: string) => {
  const { body } = await exchange(server, { code })
  return Object(JSON.parse(Buffer.from(String(body.id_token).split('.')[1] ?? '', 'base64url').toString()))
}
const linkIn = (to: string) => {
  const mail = server.mails.findLast((each) => each.to === to)
  return /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

describe('the log-in page', () => {
  it.each([
    ['a wrong password', EMAIL, 'wrong one'],
    ['an unknown address', 'nobody@acme.test', PASSWORD],
  ])('says the same of %s', async (_what, email, password) => {
    const { status, location } = await logIn(email, password)
    expect({ status, location }).toEqual({ status: 401, location: undefined })
    expect(visible()).toContain('Wrong email or password.')
    expect(browser.form().fields.email).toBe(email)
    expect(browser.shown?.body).not.toContain(password)
    await browser.submit({ email: EMAIL, password: PASSWORD })
    expect(sentBack(browser)).toHaveProperty('code')
  })

  it.each([
    ['no address', { email: '', password: PASSWORD }, 'Enter your whole e-mail address'],
    ['half an address', { email: 'ann@', password: PASSWORD }, 'Enter your whole e-mail address'],
    ['no password', { email: EMAIL, password: '' }, 'Enter your password.'],
  ])('asks for what is missing: %s', async (_what, fields, message) => {
    expect(await logIn(fields.email, fields.password)).toMatchObject({ status: 400, location: undefined })
    expect(visible()).toContain(message)
  })

  it('has the address filled in that the client knows', async () => {
    await browser.open(authorizeUrl({ login_hint: EMAIL }))
    expect(browser.form().fields.email).toBe(EMAIL)
  })

  it('takes no more guesses after some wrong ones, for anybody, for a while', async () => {
    for (const email of [EMAIL, 'nobody@acme.test']) {
      for (let n = 0; n < 5; n += 1) expect((await logIn(email, `guess ${n}`)).status).toBe(401)
      expect((await logIn(email, PASSWORD)).status).toBe(429)
      expect(visible()).toMatch(/Too many wrong passwords.*Try again in 10 minutes/)
    }
    server.advance(10 * 60 + 1)
    await logIn(EMAIL, PASSWORD)
    expect(sentBack(browser)).toHaveProperty('code')
  })

  it('counts only wrong passwords in a row', async () => {
    for (let n = 0; n < 4; n += 1) await logIn(EMAIL, 'wrong one')
    await codeOf(browser, EMAIL, PASSWORD)
    for (let n = 0; n < 4; n += 1) await logIn(EMAIL, 'wrong one')
    expect(await codeOf(browser, EMAIL, PASSWORD)).not.toBe('')
  })
})

describe('a form', () => {
  it.each(['login', 'signup', 'forgot-password'])('of %s sent by another site does nothing', async (page) => {
    const fields = { email: EMAIL, password: PASSWORD }
    const address = authorizeUrl().replace('/authorize', `/u/${page}`)
    await browser.open(address)
    for (const form_token of ['', 'forged']) {
      const body = new URLSearchParams({ ...fields, form_token })
      expect(await browser.open(address, { method: 'POST', body })).toMatchObject({
        status: 403,
        location: undefined,
      })
    }
    const bare = new Browser(server.url)
    const body = new URLSearchParams({ ...fields, form_token: browser.form().fields.form_token ?? '' })
    expect(await bare.open(address, { method: 'POST', body })).toMatchObject({ status: 403 })
    expect(server.mails).toEqual([])
  })

  it('works in several tabs of one browser', async () => {
    await browser.open(authorizeUrl())
    const first = browser.form()
    await browser.open(authorizeUrl())
    const body = new URLSearchParams({ ...first.fields, email: EMAIL, password: PASSWORD })
    await browser.open(first.action, { method: 'POST', body })
    expect(sentBack(browser)).toHaveProperty('code')
  })

  it('shows a script that was typed or linked as text', async () => {
    for (const page of ['login', 'signup', 'forgot-password']) {
      const address = authorizeUrl({ login_hint: SCRIPT, state: SCRIPT }).replace('/authorize', `/u/${page}`)
      expect((await browser.open(address)).body).not.toContain('<script')
      expect(browser.form().fields.email).toBe(SCRIPT)
      expect((await browser.submit({ email: SCRIPT, password: SCRIPT })).body).not.toContain('<script')
    }
  })

  it('may be sent where it leads and nowhere else, from a page that runs nothing', async () => {
    const { headers } = await browser.open(authorizeUrl())
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:9099 http://localhost:3000;")
    expect(policy).not.toMatch(/unsafe|script-src/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly; SameSite=Lax$/)])
  })
})

describe('signing up', () => {
  it('is shown first to whom the client sends for it, and leads back with an account', async () => {
    await browser.open(authorizeUrl({ screen_hint: 'signup' }))
    expect(visible()).toContain('At least 8 characters.')
    await browser.submit({ email: 'New@Acme.test', password: PASSWORD })
    const claims = await claimsOf(sentBack(browser).code ?? '')
    expect(claims).toMatchObject({ email: 'new@acme.test', email_verified: false })
    expect(claims).not.toHaveProperty('name')
    expect(await claimsOf(await codeOf(browser, 'new@acme.test', PASSWORD))).toMatchObject({
      sub: claims.sub,
    })
  })

  it.each([
    ['a taken address', { email: 'Ann@acme.test', password: PASSWORD }, 409, 'has an account already'],
    ['half an address', { email: 'ann', password: PASSWORD }, 400, 'Enter your whole e-mail address'],
    ['a short password', { email: 'b@acme.test', password: '1234567' }, 400, 'too short'],
    ['an endless password', { email: 'b@acme.test', password: 'x'.repeat(201) }, 400, 'too long'],
    ['no password', { email: 'b@acme.test', password: '' }, 400, 'Enter a password.'],
  ])('is refused with %s', async (_what, fields, status, message) => {
    await browser.open(authorizeUrl())
    await browser.follow('Sign up')
    expect(await browser.submit(fields)).toMatchObject({ status, location: undefined })
    expect(visible()).toContain(message)
    await logIn(EMAIL, PASSWORD)
    expect(sentBack(browser)).toHaveProperty('code')
  })

  it('gives the address to one of two who want it at once', async () => {
    const other = new Browser(server.url)
    for (const each of [browser, other]) await each.open(authorizeUrl({ screen_hint: 'signup' }))
    const fields = { email: 'new@acme.test', password: PASSWORD }
    const shown = await Promise.all([browser.submit(fields), other.submit(fields)])
    expect(shown.map(({ status }) => status).sort()).toEqual([303, 409])
  })

  it('mails a link that confirms the address, once', async () => {
    await browser.open(authorizeUrl({ screen_hint: 'signup' }))
    await browser.submit({ email: 'new@acme.test', password: PASSWORD })
    const reader = new Browser(server.url)
    await reader.open(linkIn('new@acme.test'))
    expect(await claimsOf(await codeOf(browser, 'new@acme.test', PASSWORD))).toMatchObject({
      email_verified: false,
    })
    expect((await reader.submit({})).body).toContain('is confirmed')
    expect(await claimsOf(await codeOf(browser, 'new@acme.test', PASSWORD))).toMatchObject({
      email_verified: true,
    })
    expect((await reader.open(linkIn('new@acme.test'))).status).toBe(410)
  })
})

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
    expect(server.mails).toMatchObject([{ to: EMAIL, subject: 'Choose a new password' }])
    expect((await browser.follow('Back to log in')).body).toContain('<h1>Log in</h1>')
  })

  it('is replaced by the mailed link: the old one is refused, and every session ends', async () => {
    const elsewhere = new Browser(server.url)
    const unused = await codeOf(elsewhere, EMAIL, PASSWORD)
    const { body } = await exchange(server, { code: await codeOf(elsewhere, EMAIL, PASSWORD) })
    await askForLink(EMAIL)
    await browser.open(linkIn(EMAIL))
    expect(visible()).toContain(EMAIL)
    expect((await browser.submit({ password: 'short' })).body).toContain('too short')
    expect((await browser.submit({ password: NEW_PASSWORD })).body).toContain('Your new password is set')
    expect(browser.shown?.body).toContain(`href="${CLIENT.home}"`)
    expect((await elsewhere.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
    expect((await exchange(server, { code: unused })).status).toBe(400)
    const userInfo = await fetch(`${server.url}/userinfo`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    })
    expect(userInfo.status).toBe(401)
    expect((await logIn(EMAIL, PASSWORD)).status).toBe(401)
    expect(await codeOf(browser, EMAIL, NEW_PASSWORD)).not.toBe('')
  })

  it('needs no waiting after wrong guesses', async () => {
    for (let n = 0; n < 5; n += 1) await logIn(EMAIL, 'wrong one')
    await askForLink(EMAIL)
    await browser.open(linkIn(EMAIL))
    await browser.submit({ password: NEW_PASSWORD })
    expect(await codeOf(browser, EMAIL, NEW_PASSWORD)).not.toBe('')
  })

  it('has links that work once, for an hour, and only the one who was mailed', async () => {
    await askForLink(EMAIL)
    const first = linkIn(EMAIL)
    await askForLink(EMAIL)
    const second = linkIn(EMAIL)
    await browser.open(first)
    await browser.submit({ password: NEW_PASSWORD })
    for (const used of [first, second]) {
      expect(await browser.open(used)).toMatchObject({ status: 410 })
      expect(visible()).toContain('This link no longer works')
    }
    await askForLink(EMAIL)
    server.advance(3601)
    expect(await browser.open(linkIn(EMAIL))).toMatchObject({ status: 410 })
    expect(await browser.open('/u/choose-password?ticket=made-up')).toMatchObject({ status: 410 })
    expect(await browser.open('/u/choose-password')).toMatchObject({ status: 410 })
  })

  it('is set by one of two who follow a link at once', async () => {
    await askForLink(EMAIL)
    const other = new Browser(server.url)
    for (const each of [browser, other]) await each.open(linkIn(EMAIL))
    const shown = await Promise.all([
      browser.submit({ password: NEW_PASSWORD }),
      other.submit({ password: 'another one' }),
    ])
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('of another site that knows the link only is not set', async () => {
    await askForLink(EMAIL)
    const body = new URLSearchParams({ password: NEW_PASSWORD })
    expect(await browser.open(linkIn(EMAIL), { method: 'POST', body })).toMatchObject({ status: 403 })
    expect(await codeOf(browser, EMAIL, PASSWORD)).not.toBe('')
  })
})

describe('a change of password asked for by the product', () => {
  const PATH = '/dbconnections/change_password'
  const ORIGIN = CLIENT.webOrigins[0] ?? ''
  const REQUEST = { client_id: CLIENT.id, connection: CLIENT.connection, email: EMAIL }
  const ask = (changes: object, origin = ORIGIN) =>
    fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ ...REQUEST, ...changes }),
    })

  it('is answered alike for known and unknown people, and mailed to the known', async () => {
    for (const email of [EMAIL, 'nobody@acme.test']) {
      const response = await ask({ email })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe("We've just sent you an email to reset your password.")
      expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    }
    expect(server.mails.map(({ to }) => to)).toEqual([EMAIL])
    expect((await browser.open(linkIn(EMAIL))).body).toContain('Choose a new password')
  })

  it('may come as a form', async () => {
    await fetch(server.url + PATH, { method: 'POST', body: new URLSearchParams(REQUEST) })
    expect(server.mails).toHaveLength(1)
  })

  it.each([
    ['another client', { client_id: 'nobody' }],
    ['another connection', { connection: 'google-oauth2' }],
    ['no address', { email: '' }],
    ['an address that is none', { email: [EMAIL] }],
  ])('is refused with %s', async (_what, changes) => {
    const response = await ask(changes)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'invalid_request', error_description: expect.any(String) })
    expect(server.mails).toEqual([])
  })

  it('can be asked for by pages of the product alone', async () => {
    const preflight = async (origin: string) => {
      const response = await fetch(server.url + PATH, { method: 'OPTIONS', headers: { origin } })
      return response.headers.get('access-control-allow-origin')
    }
    expect(await preflight(ORIGIN)).toBe(ORIGIN)
    expect(await preflight('https://evil.test')).toBeNull()
    expect((await ask({}, 'https://evil.test')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('logging out', () => {
  const leave = (parameters: Record<string, string>) =>
    browser.open(`/v2/logout?${new URLSearchParams(parameters)}`)

  it.each([
    'http://localhost:3000/',
    'http://localhost:3000',
    'http://localhost:3000/auth/signin?from=logout',
  ])('ends the session and leads back to %s', async (returnTo) => {
    await codeOf(browser, EMAIL, PASSWORD)
    const { status, location } = await leave({ client_id: CLIENT.id, returnTo })
    expect({ status, location }).toEqual({ status: 302, location: new URL(returnTo).href })
    expect((await browser.open(authorizeUrl())).body).toContain('<h1>Log in</h1>')
  })

  it('ends the session on the server, too', async () => {
    await codeOf(browser, EMAIL, PASSWORD)
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

describe('adding people', () => {
  it('is for the owner alone', async () => {
    const body = new URLSearchParams({ sub: 's', email: 'b@acme.test', password: PASSWORD })
    const response = await fetch(`${server.url}/local-cloud/people`, { method: 'POST', body })
    expect(response.status).toBe(401)
    expect((await logIn('b@acme.test', PASSWORD)).status).toBe(401)
  })

  it('leaves alone who is there', async () => {
    await server.add({ sub: 'seed|ann', email: EMAIL, password: 'another one' })
    await server.add({ sub: 'seed|other', email: EMAIL, password: 'another one' })
    expect((await logIn(EMAIL, 'another one')).status).toBe(401)
    expect(await claimsOf(await codeOf(browser, EMAIL, PASSWORD))).toMatchObject({ sub: 'seed|ann' })
  })
})

describe('what cannot be served', () => {
  it.each([
    ['an address that does not exist', '/elsewhere', {}, 404],
    ['a method that is not meant', '/authorize', { method: 'PUT' }, 404],
    ['a body without end', '/oauth/token', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
    [
      'JSON that is none',
      '/oauth/token',
      { method: 'POST', body: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['a name of every object', '/constructor', {}, 404],
  ])('is said: %s', async (_what, path, init, status) => {
    expect((await browser.open(path, init)).status).toBe(status)
    expect(server.errors).toEqual([])
  })
})
