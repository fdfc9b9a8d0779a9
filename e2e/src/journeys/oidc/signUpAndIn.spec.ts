import type { Page } from '@playwright/test'
import { stackPorts } from '../../../../local-cloud/src/hosting/ports.ts'
import { SEED_PASSWORD } from '../../../../local-cloud/src/seed/people/SEED_PASSWORD.ts'
import { SHARED_STACK_OFFSET, SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'
import { writeStudy } from '../../support/writeStudy.ts'

const PORTS = stackPorts(SHARED_STACK_OFFSET)
const IDENTITY_URL = `http://localhost:${PORTS.identity}`
const ACCOUNTS_URL = `http://localhost:${PORTS.auth}/identitytoolkit.googleapis.com/v1/projects/demo-outcome-studio/accounts`
const PASSWORD = 'correct horse battery'

/** Fills in the identity provider's form, whichever it shows. */
async function giveCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a new person signs up, gives a name, signs out and in again', async ({ page }) => {
  const email = `ina-${Date.now()}@acme.test`
  const cookies = page.getByRole('dialog', { name: 'Cookie preferences' })
  await page.addLocatorHandler(cookies, () => cookies.getByRole('button', { name: 'Reject all' }).click())

  await page.goto(`${SHELL_URL}/outcome-validation?sort=name`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(new RegExp(`^${IDENTITY_URL}/`))
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await giveCredentials(page, email)

  await expect(page).toHaveURL(`${SHELL_URL}/auth/profile`)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ina')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ideal')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
  await page.goto(`${SHELL_URL}/outcome-validation?sort=name`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await giveCredentials(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/outcome-validation?sort=name`)
  await expect(page.getByRole('heading', { name: 'Outcome Validation', level: 1 })).toBeVisible()
})

test('who comes back without having signed in finds the screen as it was', async ({ page }) => {
  await page.goto(`${SHELL_URL}/auth/signin`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a session that is revoked while somebody types asks to sign in again, and nothing is lost', async ({
  page,
  request,
}) => {
  const trial = () => giveCredentials(page, 'trial@group.test', SEED_PASSWORD)
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await trial()
  await expect(page).toHaveURL(`${SHELL_URL}/outcome-validation`)
  const editor = await writeStudy(page, 'Outlives the session')
  const address = page.url()

  const revoked = await request.post(`${ACCOUNTS_URL}:update`, {
    headers: { authorization: 'Bearer owner' },
    data: { localId: 'trial', validSince: String(Math.floor(Date.now() / 1000) + 1) },
  })
  expect(revoked.status()).toBe(200)
  // The token that the page holds counts as expired, so that it asks for a new one.
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
  await editor.field('Job').fill('Harvest honey before the winter')
  await editor.button('Save').click()

  await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible()
  await page.clock.setSystemTime(Date.now())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await trial()
  await expect(page).toHaveURL(address)
  await editor.button('Restore unsaved changes').click()
  await expect(editor.field('Job')).toHaveValue('Harvest honey before the winter')
  await editor.save()
})
