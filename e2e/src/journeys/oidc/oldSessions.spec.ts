import type { Page } from '@playwright/test'
import { changeRecord, setValidSince } from '../../support/asServer.ts'
import {
  addPerson,
  newEmail,
  signInAtProvider,
  signInNewMember,
  submitCredentials,
} from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { claimsOf, forgeSession, storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'
import { writeStudy } from '../../support/writeStudy.ts'

const HOUR = 3_600_000

test('a session revoked while the member types asks to sign in again, and nothing is lost', async ({
  page,
}) => {
  const email = newEmail('revoked')
  await signInNewMember(page, email)
  const { uid, stsTokenManager } = await storedSession(page)
  await changeRecord({ uid, email }, { trialExpiresAt: '2999-01-01T00:00:00.000Z' })
  const editor = await writeStudy(page, 'Outlives the session')
  const address = page.url()
  await editor.field('Job').fill('Harvest honey before the winter')

  // The second after this sign-in: the next sign-in, which may follow at once, has to stay valid.
  await setValidSince(uid, Number(claimsOf(stsTokenManager.accessToken).auth_time) + 1)
  // The page's token counts as expired, so the page requests a new one.
  await page.clock.setSystemTime(Date.now() + 2 * HOUR)
  await editor.button('Save').click()
  await expect(
    page.getByText('Your session has ended. Sign in again to continue where you left off.'),
  ).toBeVisible()

  await page.clock.setSystemTime(Date.now())
  await signInAtProvider(page, email)
  await expect(page).toHaveURL(address)
  await expect(editor.field('Job')).toHaveValue('Harvest honey before the winter')
  await editor.save()
})

/** Makes the sign-in server treat the session as two hours old. */
async function backdateSession(page: Page): Promise<void> {
  const { uid, stsTokenManager } = await storedSession(page)
  await setValidSince(uid, 0)
  const content = JSON.parse(Buffer.from(stsTokenManager.refreshToken, 'base64url').toString('utf8'))
  content.signIn.authTime -= (2 * HOUR) / 1000
  const refreshToken = Buffer.from(JSON.stringify(content)).toString('base64url')
  await forgeSession(page, { stsTokenManager: { ...stsTokenManager, refreshToken, expirationTime: 0 } })
  await page.goto(`${SHELL_URL}/auth/profile`)
}

test('deleting an account requires a new sign-in, and its owner may sign up again', async ({ page }) => {
  const [email, other] = [newEmail('leaving'), newEmail('other')]
  await addPerson(other, 'Mallory Mean')
  await signInNewMember(page, email)
  await page.goto(`${SHELL_URL}/auth/profile`)
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ina')
  const { uid } = await storedSession(page)
  await backdateSession(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const remove = dialog.getByRole('button', { name: 'Delete account' })
  const confirmation = dialog.getByRole('textbox', { name: `To confirm, type ${email}` })
  await confirmation.fill(email)
  await remove.click()
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)

  // Another account's password neither confirms the deletion nor changes the session.
  await submitCredentials(page, other)
  await expect(page.getByText('This is another account than the one you are signed in with.')).toBeVisible()
  expect((await storedSession(page)).uid).toBe(uid)

  await remove.click()
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await submitCredentials(page, email)
  await expect(confirmation).toHaveValue(email)
  await remove.click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
  await expect(page.getByText('Your account and its data have been deleted.', { exact: false })).toBeVisible()

  await signInAtProvider(page, email)
  await expect(page.getByRole('heading', { name: /Ina Ideal/ })).toBeVisible()
  expect((await storedSession(page)).uid).not.toBe(uid)
})
