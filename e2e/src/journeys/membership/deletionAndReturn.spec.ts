import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findViolations } from '../../support/axe.ts'
import { newEmail, rejectCookies, signInAtProvider, signInNewMember } from '../../support/identity.ts'
import { mailedText } from '../../support/mailbox.ts'
import { enterCard, expectProviderPage, GOOD_CARD, subscriptionsOf } from '../../support/paymentProvider.ts'
import { publishEvent } from '../../support/publishEvent.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { signOut } from '../../support/signOut.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'
import { addZoomEvent, registeredAtZoom } from '../../support/zoom.ts'

const PROFILE = `${SHELL_URL}/auth/profile`
const DAY = 86_400_000
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Opens the page of an event through the list. */
async function openEvent(page: Page, topic: string): Promise<void> {
  await page.goto(`${SHELL_URL}/live-events?q=${encodeURIComponent(topic)}`)
  await page.getByRole('link', { name: topic }).click()
  await expect(page.getByRole('heading', { name: topic, level: 1 })).toBeVisible()
}

test('a paying member deletes the account, and starts anew with the same address', async ({
  page,
  browser,
}) => {
  const email = newEmail('dora', 'solo.test')
  const topic = `Before a farewell ${randomUUID().slice(0, 8)}`
  const study = `Farewell ${randomUUID().slice(0, 8)}`
  const startTime = new Date(Date.now() + 3 * DAY).toISOString()
  const zoomId = await addZoomEvent({ topic, startTime, duration: 60 })
  await publishEvent(browser, topic, page)

  await test.step('a member with a membership, a profile, a study and a registration', async () => {
    await signInNewMember(page, email, 'Dora Deleted')
    await page.goto(`${SHELL_URL}/auth/plan`)
    await press(page, 'Subscribe')
    await expectProviderPage(page, /^Subscribe to/)
    await enterCard(page, GOOD_CARD, 'Pay')
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await says(page, 'Your membership is active')

    await page.goto(PROFILE)
    await field(page, 'Title').fill('Farewell researcher')
    await press(page, 'Save')
    await says(page, 'Saved')

    await page.goto(`${SHELL_URL}/outcome-validation`)
    const editor = new StudyEditor(page)
    await editor.button('New study').click()
    await editor.field('Study name').fill(study)
    await editor.field('Job executor').fill('Bicycle mechanics')
    await editor.save()

    await openEvent(page, topic)
    await press(page, 'Register')
    await says(page, 'You are registered.')
    expect(await registeredAtZoom(zoomId)).toEqual([email])
  })

  const { uid } = await storedSession(page)
  await test.step('the dialog names what is deleted and what stays', async () => {
    // A deletion needs a sign-in of the last five minutes.
    await signOut(page)
    await signInAtProvider(page, email)
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await page.goto(PROFILE)
    await press(page, 'Delete account')
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expect(dialog.getByRole('heading', { name: 'Deleted for good' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Not deleted' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await field(page, `To confirm, type ${email}`).fill(email)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
  })

  await test.step('the page and a mail confirm it, and name what stays', async () => {
    await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
    await says(page, 'Your account and its data have been deleted.')
    await expect(page.getByText('Welcome back.')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    const text = await mailedText(email, 'Your account was deleted')
    expect(text).toMatch(/What stays: .*sign-in service, invoices .*free trial/)
    expect((await subscriptionsOf(email)).every(({ status }) => status === 'canceled')).toBe(true)
    await expect.poll(() => registeredAtZoom(zoomId)).toEqual([])
  })

  await test.step('the same address starts anew: no profile, no access, no study, no registration', async () => {
    await signInAtProvider(page, email)
    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await rejectCookies(page)
    await expect(page.getByText('Welcome back.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Activate your Membership' })).toBeVisible()
    expect((await storedSession(page)).uid).not.toBe(uid)
    expect(await findViolations(page)).toEqual([])

    await page.goto(PROFILE)
    await expect(field(page, 'Title')).toHaveValue('')
    await page.goto(`${SHELL_URL}/auth/plan`)
    await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
    await page.goto(`${SHELL_URL}/outcome-validation`)
    await says(page, /^Without a membership you can open, read/)
    await expect(page.getByText(study)).toHaveCount(0)
    await openEvent(page, topic)
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
    await expect(page.getByText('You are registered.')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
  })
})
