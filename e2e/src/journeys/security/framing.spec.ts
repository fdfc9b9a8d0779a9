import { serveHttp } from '../../../../local-cloud/src/network/serveHttp.ts'
import localCloudConfig from '../../../../local-cloud.config.ts'
import { IDENTITY_URL, newEmail, signInNewMember } from '../../support/identity.ts'
import { CONSOLE_URL } from '../../support/mailbox.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'

const LOG_IN_URL = `${IDENTITY_URL}/u/login?${new URLSearchParams({
  client_id: localCloudConfig.identity.clientId,
  redirect_uri: `${SHELL_URL}/__/auth/callback`,
  response_type: 'code',
  scope: 'openid',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
})}`

/** Pages that clickjacking could target, and the frame that returns the result of a sign-in. */
const PAGES = [
  `${SHELL_URL}/`,
  `${SHELL_URL}/auth/signin`,
  `${SHELL_URL}/logout`,
  LOG_IN_URL,
  `${IDENTITY_URL}/u/choose-password?ticket=x`,
  `${IDENTITY_URL}/v2/logout`,
  `${SHELL_URL}/__/auth/handler`,
  `${SHELL_URL}/__/auth/callback`,
  `${SHELL_URL}/__/auth/iframe?apiKey=local-cloud&appName=outcome-studio`,
  `${CONSOLE_URL}/mailbox`,
]

test('no page can be framed by another site', async ({ browser, request }) => {
  for (const url of PAGES) {
    const policy = (await request.get(url)).headers()['content-security-policy'] ?? ''
    const mayFrame = url.includes('/iframe') ? SHELL_URL : "'none'"
    expect(policy.split('; '), url).toContain(`frame-ancestors ${mayFrame}`)
  }
  const frames = PAGES.map((url) => `<iframe src="${url.replaceAll('&', '&amp;')}"></iframe>`).join('')
  const site = await serveHttp(0, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(frames)
  })
  // A context of its own, because this test expects violations of the policy.
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${site.port}/`)
    const shown = page.frames().filter((frame) => frame.parentFrame() !== null)
    expect(shown).toHaveLength(PAGES.length)
    for (const frame of shown) expect(frame.url()).toMatch(/^chrome-error:/)
  } finally {
    await context.close()
    await site.close()
  }
})

test('no script can read a sign-in cookie, and no other site can send it', async ({ page, context }) => {
  await page.goto(`${SHELL_URL}/auth/signup`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const during = await context.cookies([`${SHELL_URL}/__/auth/callback`, IDENTITY_URL])
  await signInNewMember(page, newEmail('cookies'))
  const afterwards = await context.cookies([`${SHELL_URL}/__/auth/callback`, IDENTITY_URL])
  const names = [...during, ...afterwards].map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([expect.stringMatching(/^auth-flow-/), expect.stringMatching(/session$/)]),
  )
  for (const { name, httpOnly, sameSite } of [...during, ...afterwards]) {
    expect({ name, httpOnly, sameSite }).toEqual({ name, httpOnly: true, sameSite: 'Lax' })
  }
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
