import { Browser } from '../test/Browser.ts'
import { authorizeUrl, redirectParameters } from '../test/codeFlow.ts'
import { identityFixture } from '../test/identityFixture.ts'
import { ANN } from '../test/identityServer.ts'

const SCRIPT = '"><script>alert(1)</script>'

const at = identityFixture()

describe('a form', () => {
  test.each(['login', 'signup', 'forgot-password'])(
    'of %s sent by another site does nothing',
    async (page) => {
      const fields = { email: ANN.email, password: ANN.password }
      const address = authorizeUrl().replace('/authorize', `/u/${page}`)
      await at.browser.open(address)
      for (const form_token of ['', 'forged']) {
        const body = new URLSearchParams({ ...fields, form_token })
        expect(await at.browser.open(address, { method: 'POST', body })).toMatchObject({
          status: 403,
          location: undefined,
        })
      }
      const bare = new Browser(at.server.url)
      const body = new URLSearchParams({ ...fields, form_token: at.browser.form().fields.form_token ?? '' })
      expect(await bare.open(address, { method: 'POST', body })).toMatchObject({ status: 403 })
      expect(at.server.mails).toEqual([])
    },
  )

  test('works in several tabs of one browser', async () => {
    await at.browser.open(authorizeUrl())
    const first = at.browser.form()
    await at.browser.open(authorizeUrl())
    const body = new URLSearchParams({ ...first.fields, email: ANN.email, password: ANN.password })
    await at.browser.open(first.action, { method: 'POST', body })
    expect(redirectParameters(at.browser)).toHaveProperty('code')
  })

  test('shows a script in fields or parameters as text', async () => {
    for (const page of ['login', 'signup', 'forgot-password']) {
      const address = authorizeUrl({ login_hint: SCRIPT, state: SCRIPT }).replace('/authorize', `/u/${page}`)
      expect((await at.browser.open(address)).body).not.toContain('<script>')
      expect(at.browser.form().fields.email).toBe(SCRIPT)
      expect((await at.browser.submit({ email: SCRIPT, password: SCRIPT })).body).not.toContain('<script>')
    }
  })

  test('can be submitted to its own target only, from a page without scripts', async () => {
    const { headers } = await at.browser.open(authorizeUrl())
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:9099 http://localhost:3000;")
    expect(policy).not.toMatch(/unsafe|script-src (?!'self';)/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly; SameSite=Lax$/)])
  })
})
