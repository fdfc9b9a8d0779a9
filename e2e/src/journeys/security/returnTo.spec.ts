import localCloudConfig from '../../../../local-cloud.config.ts'
import { addPerson, IDENTITY_URL, newEmail, signInAtProvider } from '../../support/identity.ts'
import { PORTS, SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'

const HANDLER_URL = `${SHELL_URL}/__/auth/handler`

const FOREIGN = [
  'https://evil.test/',
  '//evil.test/',
  `${SHELL_URL}.evil.test/`,
  `${SHELL_URL}@evil.test/`,
  `https://evil.test\\@localhost:${PORTS.shell}/`,
  `http://user:secret@localhost:${PORTS.shell}/`,
  `http://localhost:${PORTS.console}/`,
  `${SHELL_URL}/dev/token`,
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '',
]

/** Spellings of another site that a careless check accepts as a path. */
const FOREIGN_NEXT = [
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  ' //evil.test',
  '/%2F/evil.test/../..//evil.test',
  'javascript:alert(1)',
  '@evil.test',
]

test('the provider redirects to no URL that the product does not use', async ({ page, request }) => {
  for (const returnTo of FOREIGN) {
    const query = new URLSearchParams({ client_id: localCloudConfig.identity.clientId, returnTo })
    const answer = await request.get(`${IDENTITY_URL}/v2/logout?${query}`, { maxRedirects: 0 })
    expect(answer.status(), `log-out to ${returnTo}`).toBe(400)
    expect(answer.headers(), `log-out to ${returnTo}`).not.toHaveProperty('location')
    const authorize = new URLSearchParams({
      client_id: localCloudConfig.identity.clientId,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: returnTo,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })
    const refusal = await request.get(`${IDENTITY_URL}/authorize?${authorize}`, { maxRedirects: 0 })
    expect(refusal.status(), `a code to ${returnTo}`).toBe(400)
    expect(refusal.headers(), `a code to ${returnTo}`).not.toHaveProperty('location')
  }
  await page.goto(
    `${IDENTITY_URL}/v2/logout?client_id=${localCloudConfig.identity.clientId}&returnTo=https%3A%2F%2Fevil.test%2F`,
  )
  await expect(page.getByRole('heading', { name: 'This address is not allowed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Outcome Studio' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
})

test('the sign-in server starts no flow for a page of another site', async ({ request }) => {
  for (const redirectUrl of FOREIGN.filter((address) => !address.startsWith(`${SHELL_URL}/`))) {
    const isOurs = redirectUrl.startsWith('http://user:secret@')
    const query = new URLSearchParams({
      apiKey: 'local-cloud',
      appName: '[DEFAULT]',
      authType: 'signInViaRedirect',
      providerId: localCloudConfig.identity.providerId,
      redirectUrl,
    })
    const answer = await request.get(`${HANDLER_URL}?${query}`, { maxRedirects: 0 })
    // Credentials before the host do not make it another site.
    expect(answer.status(), redirectUrl).toBe(isOurs ? 302 : 400)
  }
})

test('sign-in never redirects to another site, in any spelling', async ({ page, context }) => {
  const left: string[] = []
  context.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).hostname !== 'localhost')
      left.push(request.url())
  })
  const email = newEmail('next')
  await addPerson(email, 'Ina Ideal')
  await page.goto(`${SHELL_URL}/auth/signin?next=${encodeURIComponent('//evil.test/steal')}`)
  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  for (const next of FOREIGN_NEXT) {
    await page.goto(`${SHELL_URL}/auth/signin?${new URLSearchParams({ next })}`)
    await expect(page, next).toHaveURL(`${SHELL_URL}/`)
  }
  expect(left).toEqual([])
})
