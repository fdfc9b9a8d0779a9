import type { Page } from '@playwright/test'
import { stackPorts } from '../../../../local-cloud/src/hosting/ports.ts'
import { SHARED_STACK_OFFSET, SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'

const IDENTITY_URL = `http://localhost:${stackPorts(SHARED_STACK_OFFSET).identity}`
const PASSWORD = 'correct horse battery'

/** Fills in the identity provider's form, whichever it shows. */
async function giveCredentials(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
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
