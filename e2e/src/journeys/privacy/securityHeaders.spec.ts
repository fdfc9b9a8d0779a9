import { createHash } from 'node:crypto'
import { PORTS, SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'

const AUTH = `http://localhost:${PORTS.auth}`
const IDENTITY = `http://localhost:${PORTS.identity}`
const CONSOLE = `http://localhost:${PORTS.console}`
const ZOOM = `http://localhost:${PORTS.zoom}`
const VIDEO = `http://localhost:${PORTS.video}`
const FEATURE = `http://localhost:${PORTS.features['mfe-account']}`

const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

test('every response of every server has the security headers, and every page a policy', async ({
  request,
}) => {
  const { remotes } = await (await request.get(`${SHELL_URL}/remotes.json`)).json()
  const pages = [
    `${SHELL_URL}/`,
    `${SHELL_URL}/no/such/page`,
    `${SHELL_URL}/__/auth/iframe?apiKey=local-cloud&appName=outcome-studio`,
    `${SHELL_URL}/__/auth/handler`,
    `${SHELL_URL}/__/auth/callback`,
    `${IDENTITY}/u/login`,
    `${IDENTITY}/authorize`,
    `${IDENTITY}/v2/logout`,
    `${CONSOLE}/`,
    `${CONSOLE}/mailbox`,
    `${CONSOLE}/zoom`,
    `${ZOOM}/j/1`,
    `${VIDEO}/video/76979871`,
  ]
  const others = [
    `${SHELL_URL}/config.json`,
    `${SHELL_URL}/remotes.json`,
    `${SHELL_URL}/shell/none.js`,
    remotes[0].entry,
    `${FEATURE}/none.js`,
    `${AUTH}/identitytoolkit.googleapis.com/v1/projects?key=local-cloud`,
    `${IDENTITY}/.well-known/openid-configuration`,
    `${IDENTITY}/assets/pages.css`,
    `${CONSOLE}/mails.json`,
    `${CONSOLE}/no/such/page`,
    `http://localhost:${PORTS.functions}/`,
  ]
  for (const url of [...pages, ...others]) {
    const headers = (await request.get(url, { headers: NAVIGATION })).headers()
    expect.soft(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    if (pages.includes(url)) {
      const isFramed = url.includes('/iframe') || url.startsWith(VIDEO)
      const framedBy = isFramed ? SHELL_URL : "'none'"
      const policy = headers['content-security-policy']
      expect.soft(policy, url).toMatch(/^default-src 'none'; /)
      expect.soft(policy, url).toContain(`frame-ancestors ${framedBy}`)
      expect.soft(policy, url).not.toMatch(/unsafe-|(?<!\/localhost:)\*(?!\.localhost)/)
    }
  }
})

test('a page allows its own scripts and styles by their content alone', async ({ page }) => {
  const answer = await page.goto(`${SHELL_URL}/auth/signin`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  const html = (await answer?.text()) ?? ''
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const files = [...html.matchAll(/<script defer [^>]*integrity="([^"]+)"/g)].map(([, digest]) => digest)
  expect(files.length).toBeGreaterThan(0)
  const inline = [...html.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)].map(
    ([, content = '']) => `sha384-${createHash('sha384').update(content).digest('base64')}`,
  )
  expect(inline).toHaveLength(2)
  const [style, script] = inline
  const allowed = [...files, script].map((digest) => `'${digest}'`).join(' ')
  expect(policy).toContain(`script-src ${allowed} 'strict-dynamic'; `)
  expect(policy).toMatch(/style-src ('sha256-\S+ )+'sha384-\S+; /)
  expect(policy).toContain(`'${style}'; `)
})
