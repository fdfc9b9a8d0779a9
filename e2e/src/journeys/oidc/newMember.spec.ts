import type { Page } from '@playwright/test'
import { changeRecord, disableAccount } from '../../support/asServer.ts'
import { dismissMembershipDialog } from '../../support/dismissMembershipDialog.ts'
import { newEmail, rejectCookies, signInAtProvider, submitCredentials } from '../../support/identity.ts'
import { mailedLink } from '../../support/mailbox.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { claimsOf, storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'
import { CALLS } from '../faults/CALLS.ts'

const PAST = '2020-01-01T00:00:00.000Z'
const LIST = `${SHELL_URL}/outcome-validation?sort=name#list`

async function fillInProfile(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Gus')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Group')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test('a group member signs up, writes a study in the trial, reads it afterwards, and deletes the account', async ({
  page,
  browser,
}) => {
  const email = newEmail('gus', 'group.test')
  const badge = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /membership/i })
  const editor = new StudyEditor(page)
  const ended = page.getByText('Your session has ended.')

  await test.step('sign up; the requested page survives the sign-up and the profile', async () => {
    await dismissMembershipDialog(page)
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await submitCredentials(page, email)
    await fillInProfile(page)
    await expect(page).toHaveURL(LIST)
    await rejectCookies(page)
    await expect(page.getByText(/^Without a membership you can open, read/)).toBeVisible()
    expect(claimsOf((await storedSession(page)).stsTokenManager.accessToken).email_verified).toBe(false)
  })

  await test.step('the trial begins once the e-mail is confirmed', async () => {
    await page.goto(await mailedLink(email, 'Confirm your email address'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('link', { name: 'Continue to Outcome Studio' }).click()
    await expect(badge.filter({ hasText: 'Group Yearly Membership' })).toBeVisible()
  })

  await test.step('the first study is written and saved', async () => {
    await page.goto(LIST)
    await editor.button('New study').click()
    await editor.field('Study name').fill('First study')
    await editor.field('Job executor').fill('Bicycle mechanics')
    await editor.save()
  })

  const { uid } = await storedSession(page)
  await test.step('the trial ends while unsaved changes are open: they stay, the editor is read-only', async () => {
    await editor.field('Job executor').fill('Mechanics')
    await expect(editor.status('Unsaved changes')).toBeVisible()
    await changeRecord({ uid, email }, { trialExpiresAt: PAST })
    await expect(page.getByText(/Your unsaved changes stay on this device/)).toBeVisible()
    await expect(editor.field('Job executor')).toHaveValue('Mechanics')
    await expect(editor.field('Job executor')).not.toBeEditable()
    await expect(editor.button('Save')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible()
  })

  await test.step('the account is deleted in another browser: this one goes to sign-in', async () => {
    const other = await browser.newPage()
    await other.goto(`${SHELL_URL}/auth/signin?next=%2Fauth%2Fprofile`)
    await signInAtProvider(other, email)
    await other.getByRole('button', { name: 'Delete account' }).click()
    await other.getByRole('textbox', { name: `To confirm, type ${email}` }).fill(email)
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
    await expect(other).toHaveURL(`${SHELL_URL}/auth/signin`)
    await other.close()
    await expect(ended).toBeVisible()
  })

  await test.step('a new sign-in is a new account, without a second trial', async () => {
    await signInAtProvider(page, email)
    await fillInProfile(page)
    await expect(page).toHaveURL(/outcome-validation/)
    await rejectCookies(page)
    // A page that confirms its sign-in late would notice the disabled account by itself, before it is loaded again.
    const isConfirmed = page.waitForResponse((answer) =>
      CALLS.lookup.path.test(new URL(answer.url()).pathname),
    )
    await page.goto(SHELL_URL)
    await expect(badge.filter({ hasText: /^Membership/ })).toBeVisible()
    await isConfirmed
    expect((await storedSession(page)).uid).not.toBe(uid)
  })

  await test.step('a disabled account ends the session with its next call, and cannot sign in again', async () => {
    await disableAccount((await storedSession(page)).uid)
    await page.reload()
    await expect(ended).toBeVisible()
    await signInAtProvider(page, email)
    await expect(page.getByRole('alert')).toContainText('has been disabled')
  })
})
