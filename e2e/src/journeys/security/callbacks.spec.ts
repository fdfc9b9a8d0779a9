import type { BrowserContext, Page } from '@playwright/test'
import { addPerson, newEmail, PASSWORD, signInNewMember, submitCredentials } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'

const isCallback = (url: string) => new URL(url).pathname === '/__/auth/callback'

/** Signs in up to the provider's redirect, which the browser does not follow. */
async function takeCallback(page: Page, email: string): Promise<string> {
  await page.goto(`${SHELL_URL}/auth/signin`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const form = page.locator('form')
  await expect(form).toBeVisible()
  const answer = await page.request.post(
    new URL((await form.getAttribute('action')) ?? '', page.url()).href,
    {
      form: { form_token: await page.locator('[name=form_token]').inputValue(), email, password: PASSWORD },
      maxRedirects: 0,
    },
  )
  const callback = answer.headers().location ?? ''
  expect(isCallback(callback)).toBe(true)
  return callback
}

/** The callback is invalid in this browser, and the page links back to the product. */
async function expectRejected(page: Page, callback: string): Promise<void> {
  const answer = await page.goto(callback)
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('heading', { name: 'This sign-in cannot go on' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
}

const anotherBrowser = (context: BrowserContext) => context.browser()?.newContext()

test('the callback URL of a finished sign-in is invalid in this and any other browser', async ({
  page,
  context,
}) => {
  const callbacks: string[] = []
  page.on('request', (request) => {
    if (isCallback(request.url())) callbacks.push(request.url())
  })
  await signInNewMember(page, newEmail('once'))
  const [callback = ''] = callbacks
  await expectRejected(page, callback)
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()

  const other = await anotherBrowser(context)
  const stranger = await other?.newPage()
  if (!stranger) throw new Error('There is no other browser.')
  await expectRejected(stranger, callback)
  await expect(stranger.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await other?.close()
})

test("another user's sign-in cannot be finished in my browser, whether or not I am signing in", async ({
  page,
  context,
}) => {
  const [mallory, me] = [newEmail('mallory'), newEmail('me')]
  await addPerson(mallory, 'Mallory Mean')
  await addPerson(me, 'Ina Ideal')
  const other = await anotherBrowser(context)
  const otherPage = await other?.newPage()
  if (!otherPage) throw new Error('There is no other browser.')
  const attackUrl = await takeCallback(otherPage, mallory)

  await expectRejected(page, attackUrl)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const secondTab = await context.newPage()
  await expectRejected(secondTab, attackUrl)
  await expect(secondTab.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await submitCredentials(page, me)
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()

  // The attempt did not use the code up. Only the browser that started the sign-in can finish it.
  await otherPage.goto(attackUrl)
  await expect(otherPage.getByRole('heading', { name: /Mallory Mean/ })).toBeVisible()
  await other?.close()
})
