import { SEED_PASSWORD } from '../../../../seed/src/people/SEED_PASSWORD.ts'
import {
  addPerson,
  newEmail,
  rejectCookies,
  signInAtProvider,
  submitCredentials,
} from '../../support/identity.ts'
import { mailedLink } from '../../support/mailbox.ts'
import { PORTS, SHELL_URL } from '../../support/sharedStack.ts'
import { claimsOf, storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'

const CALLBACK_URL = `http://localhost:${PORTS.auth}/emulator/auth/callback`

test('pressed twice, Back, cancelled: sign-in stays possible and shows no error', async ({ page }) => {
  const email = newEmail('wavering')
  await addPerson(email, 'Ina Ideal')
  const departures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/emulator/auth/handler')) departures.push(request.url())
  })
  const signInButton = page.getByRole('button', { name: 'Sign in', exact: true })
  const expectOpen = async () => {
    await expect(page).toHaveURL(`${SHELL_URL}/auth/signin?next=%2Foutcome-validation`)
    await expect(signInButton).toBeEnabled()
    await expect(page.getByText(/did not work/)).toHaveCount(0)
  }
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await signInButton.dblclick()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(departures).toHaveLength(1)
  await page.goBack()
  await expectOpen()

  await signInButton.click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const state = new URL(page.url()).searchParams.get('state') ?? ''
  await page.goto(`${CALLBACK_URL}?${new URLSearchParams({ error: 'access_denied', state })}`)
  await expectOpen()

  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/outcome-validation`)
})

test('a seeded person signs in by password; another tab with another account takes over both tabs', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage()
  for (const tab of [page, otherTab]) {
    await tab.goto(`${SHELL_URL}/auth/signin`)
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(tab.getByRole('heading', { name: 'Log in' })).toBeVisible()
  }
  await submitCredentials(page, 'standard@acme.test', SEED_PASSWORD)
  await expect(page.getByRole('heading', { name: /^Hello, Stella/ })).toBeVisible()
  expect((await storedSession(page)).uid).toBe('standard')

  await submitCredentials(otherTab, 'admin@acme.test', SEED_PASSWORD)
  await expect(otherTab.getByRole('heading', { name: /^Hello, Ada/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Hello, Ada/ })).toBeVisible()
  await expect(page.getByText('Stella')).toHaveCount(0)

  await otherTab.getByRole('button', { name: 'Sign Out' }).click()
  for (const tab of [otherTab, page]) {
    await expect(tab).toHaveURL(`${SHELL_URL}/auth/signin`)
    await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    await expect(tab.getByText('Your session has ended.')).toHaveCount(0)
  }
})

test('a group member gets the trial after confirming the e-mail by the mailed link, and not before', async ({
  page,
}) => {
  const email = newEmail('gus', 'group.test')
  const badge = page.getByRole('main').getByRole('status')
  await page.goto(`${SHELL_URL}/outcome-validation?sort=name#list`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await submitCredentials(page, email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Gus')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Group')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // The requested page survives the sign-up and the profile page.
  await expect(page).toHaveURL(`${SHELL_URL}/outcome-validation?sort=name#list`)
  await rejectCookies(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(badge.filter({ hasText: 'Membership required' })).toBeVisible()
  expect(claimsOf((await storedSession(page)).stsTokenManager.accessToken).email_verified).toBe(false)

  await page.goto(await mailedLink(email, 'Confirm your e-mail address'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('link', { name: 'Go to Outcome Studio' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
  await signInAtProvider(page, email)
  await expect(badge.filter({ hasText: 'Group Yearly Membership' })).toBeVisible()
})
