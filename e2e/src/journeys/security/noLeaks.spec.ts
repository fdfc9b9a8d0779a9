import type { Request } from '@playwright/test'
import { dismissMembershipDialog } from '../../support/dismissMembershipDialog.ts'
import { IDENTITY_URL, newEmail, PASSWORD, rejectCookies, submitCredentials } from '../../support/identity.ts'
import { mailedLink } from '../../support/mailbox.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'

const NEW_PASSWORD = 'a horse of another colour'

interface Sent {
  readonly url: URL
  readonly referer: string
  /** All parts of the request except its URL. */
  readonly content: string
}

async function read(request: Request): Promise<Sent> {
  const { referer = '', cookie = '' } = await request.allHeaders()
  const content = [request.postData() ?? '', cookie, referer].join('\n')
  return { url: new URL(request.url()), referer, content }
}

/** Whether a text contains another one, in any of the usual encodings. */
function holds(text: string, secret: string): boolean {
  const forms = [secret, encodeURIComponent(secret), encodeURIComponent(encodeURIComponent(secret))]
  return [...forms, `${new URLSearchParams({ secret })}`.slice('secret='.length)].some((form) =>
    text.includes(form),
  )
}

test('no password leaves the provider, and no sent URL contains an e-mail, token or ticket', async ({
  page,
  context,
}) => {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const email = newEmail('secret')
  await dismissMembershipDialog(page)
  await page.goto(`${SHELL_URL}/auth/signup`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await submitCredentials(page, email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ina')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ideal')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await rejectCookies(page)
  const { stsTokenManager } = await storedSession(page)
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await expect(page.getByRole('heading', { name: 'Outcome Validation', level: 1 })).toBeVisible()
  await page.goto(`${SHELL_URL}/auth/profile`)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(`We’ve emailed a link to ${email}.`)).toBeVisible()
  const link = await mailedLink(email, 'Choose a new password')
  await page.goto(link)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByRole('link', { name: 'Go to Outcome Studio' }).click()
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)

  const [, claims = ''] = stsTokenManager.accessToken.split('.')
  const ticket = new URL(link).searchParams.get('ticket') ?? ''
  const passwords = [PASSWORD, NEW_PASSWORD]
  const leaks: string[] = []
  const sent = (await Promise.all(requests.map(read))).filter(({ url }) => url.protocol.startsWith('http'))
  for (const { url, referer, content } of sent) {
    const isAtProvider = url.origin === IDENTITY_URL
    for (const secret of [...passwords, email, claims, stsTokenManager.refreshToken]) {
      if (holds(url.href, secret)) leaks.push(`${secret} in the address ${url}`)
    }
    for (const secret of [...passwords, ticket]) {
      if (!isAtProvider && holds(`${url} ${content}`, secret)) leaks.push(`${secret} sent to ${url}`)
    }
    const isForeign = referer !== '' && new URL(referer).origin !== url.origin
    if (isForeign && referer !== `${new URL(referer).origin}/`) leaks.push(`${referer} named to ${url}`)
  }
  expect(leaks).toEqual([])
  for (const password of passwords) expect(sent.some(({ content }) => holds(content, password))).toBe(true)
  for (const secret of [email, claims]) expect(sent.some(({ content }) => holds(content, secret))).toBe(true)
})
