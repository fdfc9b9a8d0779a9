import { StudyEditor } from '../support/StudyEditor.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

test('signed out, a protected page redirects to sign-in and back to the requested page', async ({ page }) => {
  await page.goto(`${SHELL_URL}/outcome-validation?sort=name`)
  await expect(page).toHaveURL(/\/auth\/signin/)
  await page.getByRole('link', { name: /developer login/i }).click()
  await page.getByRole('button', { name: 'standard@acme.test' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/outcome-validation?sort=name`)
})

test('sign-in never redirects to a page outside the product', async ({ page }) => {
  await page.goto(`${SHELL_URL}/dev/token?next=${encodeURIComponent('//evil.test/steal')}`)
  await page.getByRole('button', { name: 'standard@acme.test' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/`)
})

test('a member without access is asked to activate before creating', async ({ page }) => {
  await signIn(page, 'never@solo.test')
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await new StudyEditor(page).button('New study').click()
  await expect(page.getByRole('dialog', { name: 'Membership required' })).toBeVisible()
})

test('a member without access to the coach is led home', async ({ page }) => {
  await signIn(page, 'standard@acme.test')
  await page.goto(`${SHELL_URL}/sia`)
  await expect(page).toHaveURL(`${SHELL_URL}/`)
})

test('signing out redirects to sign-in and closes the protected pages', async ({ page }) => {
  await signIn(page, 'admin@acme.test')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('a member cannot open a study of another member of the same domain', async ({ page }) => {
  await signIn(page, 'admin@acme.test')
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await expect(page.getByRole('heading', { name: 'Outcome Validation', level: 1 })).toBeVisible()
  await expect(page.getByText('No studies yet')).toBeVisible()
})

test('an unknown path shows the not-found page while the emulators run', async ({ page }) => {
  await page.goto(`${SHELL_URL}/no/such/page`)
  await expect(page.getByText('Invalid URL')).toBeVisible()
})
