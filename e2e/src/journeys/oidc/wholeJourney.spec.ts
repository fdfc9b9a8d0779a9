import { dismissMembershipDialog } from '../../support/dismissMembershipDialog.ts'
import {
  IDENTITY_URL,
  newEmail,
  PASSWORD,
  rejectCookies,
  signInAtProvider,
  submitCredentials,
} from '../../support/identity.ts'
import { mailedLink } from '../../support/mailbox.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signOut } from '../../support/signOut.ts'
import { expect, test } from '../../support/test.ts'

const NEW_PASSWORD = 'a horse of another colour'

test('sign up, name, sign out, sign in, change the password by the mailed link; the old one is rejected', async ({
  page,
}) => {
  await dismissMembershipDialog(page)
  const email = newEmail('ina')
  await page.goto(`${SHELL_URL}/auth/subscribe`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(IDENTITY_URL)
  await submitCredentials(page, email)

  await expect(page).toHaveURL(`${SHELL_URL}/auth/profile`)
  await page.getByRole('textbox', { name: 'First name' }).fill(' Ina ')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ideal')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()
  await rejectCookies(page)
  await signOut(page)

  const deepLink = `${SHELL_URL}/outcome-validation?sort=name#list`
  await page.goto(deepLink)
  await expect(page).toHaveURL(/\/auth\/signin\?next=/)
  await signInAtProvider(page, email)
  await expect(page).toHaveURL(deepLink)
  await expect(page.getByRole('heading', { name: 'Outcome Validation', level: 1 })).toBeVisible()

  await page.goto(`${SHELL_URL}/auth/profile`)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(`We’ve emailed a link to ${email}.`)).toBeVisible()
  const link = await mailedLink(email, 'Choose a new password')
  await page.goto(link)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.goto(SHELL_URL)
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()
  await signOut(page)

  await signInAtProvider(page, email, PASSWORD)
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  await submitCredentials(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()
})
