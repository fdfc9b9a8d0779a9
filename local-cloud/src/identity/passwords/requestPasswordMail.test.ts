import { linkIn } from '../test/codeFlow.ts'
import { identityFixture } from '../test/identityFixture.ts'
import { ANN, CLIENT } from '../test/identityServer.ts'

const at = identityFixture()

describe('a password change requested by the app', () => {
  const PATH = '/dbconnections/change_password'
  const ORIGIN = CLIENT.webOrigins[0] ?? ''
  const REQUEST = { client_id: CLIENT.id, connection: CLIENT.connection, email: ANN.email }
  const ask = (changes: object, origin = ORIGIN) =>
    fetch(at.server.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ ...REQUEST, ...changes }),
    })

  test('is answered alike for known and unknown people, and mailed to known ones', async () => {
    for (const email of [ANN.email, 'nobody@acme.test']) {
      const response = await ask({ email })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe("We've just sent you an email to reset your password.")
      expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    }
    expect(at.server.mails.map(({ to }) => to)).toEqual([ANN.email])
    expect((await at.browser.open(linkIn(at.server, ANN.email))).body).toContain('Choose a new password')
  })

  test('is mailed at most ten times in ten minutes', async () => {
    for (let n = 0; n < 10; n += 1) expect((await ask({})).status).toBe(200)
    const refused = await ask({})
    expect(refused.status).toBe(429)
    expect(refused.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(await refused.json()).toMatchObject({ error: 'too_many_requests' })
    expect(at.server.mails).toHaveLength(10)
  })

  test('may come as a form', async () => {
    await fetch(at.server.url + PATH, { method: 'POST', body: new URLSearchParams(REQUEST) })
    expect(at.server.mails).toHaveLength(1)
  })

  test.each([
    ['another client', { client_id: 'nobody' }],
    ['another connection', { connection: 'google-oauth2' }],
    ['no address', { email: '' }],
    ['an address that is none', { email: [ANN.email] }],
  ])('is rejected with %s', async (_what, changes) => {
    const response = await ask(changes)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'invalid_request', error_description: expect.any(String) })
    expect(at.server.mails).toEqual([])
  })

  test('can be requested by pages of the app only', async () => {
    const preflight = async (origin: string) => {
      const response = await fetch(at.server.url + PATH, { method: 'OPTIONS', headers: { origin } })
      return response.headers.get('access-control-allow-origin')
    }
    expect(await preflight(ORIGIN)).toBe(ORIGIN)
    expect(await preflight('https://evil.test')).toBeNull()
    expect((await ask({}, 'https://evil.test')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
