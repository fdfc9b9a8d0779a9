import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addMember } from '../../support/addMember.ts'
import type { Fault } from '../../support/answerRequests.ts'
import { FAULTS, loseAnswers } from '../../support/faults.ts'
import { fewAtOnce } from '../../support/fewAtOnce.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn, signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'
import { CALLS } from './CALLS.ts'

/** The longest waits of Firestore's client, in milliseconds, before it tries a transaction again; then it gives up. */
const WAITS = [1_500, 2_250, 3_375, 5_063]
/** Number of requests of one failing save, including the retries of Firestore's client. */
const MAX_REQUESTS = 12

const formOf = (page: Page) => {
  const form = page.getByRole('form', { name: 'Profile' })
  return {
    title: form.getByRole('textbox', { name: 'Title' }),
    save: form.getByRole('button', { name: 'Save' }),
    status: form.getByRole('status'),
    failure: form.getByRole('alert'),
  }
}
const photoOf = (page: Page) => page.getByRole('group', { name: 'Photo' })
/** An item of the checklist, which opens on its own, as one line. A press on its entry could close it instead. */
async function openSurvey(page: Page): Promise<Locator> {
  const checklist = page.getByRole('dialog', { name: "Let's get started!" })
  await checklist.getByRole('button', { name: /done, continue$/ }).click()
  return checklist.getByRole('checkbox', { name: 'Goals survey' })
}
const PICTURE = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/**
 * Lets the waits of Firestore's client pass, each as soon as the tab has tried so often or has given up. One tab at a
 * time: a save gives up after 30 seconds, which several tabs on a busy machine would use up.
 */
async function skipWaits(
  { clock }: BrowserContext,
  { broken, failure }: { readonly broken: Fault; readonly failure: Locator },
): Promise<void> {
  for (const [at, wait] of WAITS.entries()) {
    await expect.poll(async () => broken.count() > at || (await failure.isVisible())).toBe(true)
    await clock.fastForward(wait)
  }
}

type FailingFault = (typeof FAULTS)[number]

/** The message for each fault. */
const MESSAGES: Readonly<Record<FailingFault, string>> = {
  offline: 'cannot be reached',
  page: 'cannot be reached',
  failing: 'try again',
  busy: 'busy',
  nonsense: 'try again',
  expired: 'must be signed in',
  refused: 'permission',
}

test('data that cannot be saved shows an error, is preserved, and is saved later', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await restoreSignIn(page, await addMember('faults'))
  await page.goto(`${SHELL_URL}/auth/profile`)
  for (const call of ['transactionRead', 'transactionCommit'] as const) {
    const slow = await breakCalls(context, 'slow', call)
    const { title, save, status } = formOf(page)
    await title.fill(`Slow ${call}`)
    await save.click()
    // The page may read other records in a transaction at the same time.
    await expect.poll(slow.count).toBeGreaterThan(0)
    await expect(status).toHaveText('Saving…')
    await slow.end()
    await expect(status).toHaveText('Saved')
  }

  const prepare = async (fault: FailingFault) => {
    const tab = await context.newPage()
    await tab.goto(`${SHELL_URL}/auth/profile`)
    const { title, save, status, failure } = formOf(tab)
    const broken = await breakCalls(tab, fault, 'transactionCommit')
    await title.fill(`Title while ${fault}`)
    return { fault, tab, title, save, status, failure, broken }
  }
  const startPhoto = async ({ fault, tab }: { readonly fault: FailingFault; readonly tab: Page }) => {
    const broken = await breakCalls(tab, fault, 'transactionRead')
    await photoOf(tab).locator('input').setInputFiles(PICTURE)
    return { fault, tab, failure: photoOf(tab).getByRole('alert'), broken }
  }
  const tabs = await fewAtOnce(FAULTS, prepare)
  for (const tab of tabs) {
    await tab.save.click()
    await skipWaits(context, tab)
  }
  for (const { fault, title, status, failure, broken } of tabs) {
    await expect(failure, fault).toContainText(MESSAGES[fault])
    await expect(failure).toContainText('What you typed is still here.')
    await expect(status).toHaveText('Unsaved changes')
    await expect(title).toHaveValue(`Title while ${fault}`)
    expect(broken.count(), fault).toBeLessThanOrEqual(MAX_REQUESTS)
    await broken.end()
  }
  for (const each of tabs) {
    const { fault, tab, failure, broken } = await startPhoto(each)
    await skipWaits(context, { broken, failure })
    await expect(failure, fault).toContainText(MESSAGES[fault])
    await expect(photoOf(tab).getByText('Photo saved.')).toHaveCount(0)
    expect(broken.count(), fault).toBeLessThanOrEqual(MAX_REQUESTS)
    await broken.end()
  }
  for (const { save, status, failure, tab } of tabs) {
    await tab.bringToFront()
    await save.click()
    await expect(status).toHaveText('Saved')
    await expect(failure).toHaveCount(0)
  }
  await page.reload()
  await expect(formOf(page).title).toHaveValue('Title while refused')
})

test('a lost response to a save neither duplicates nor loses the data', async ({ page, context }) => {
  await restoreSignIn(page, await addMember('lost'))
  await page.goto(`${SHELL_URL}/auth/profile`)
  const { title, save, status } = formOf(page)
  let lost: Fault = await loseAnswers(context, CALLS.transactionCommit)
  await title.fill('Chief listener')
  await save.click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  await lost.end()
  await expect(status).toHaveText('Saved')
  await expect(title).toHaveValue('Chief listener')

  const cookies = page.getByRole('region', { name: 'Cookies' })
  lost = await loseAnswers(context, CALLS.transactionCommit)
  await cookies.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  await lost.end()
  await expect(cookies).toContainText('You allow us to learn')
  await expect(page.getByRole('alert').or(failuresOn(page))).toHaveCount(0)

  await page.getByRole('link', { name: 'Home' }).click()
  const survey = await openSurvey(page)
  lost = await loseAnswers(context, CALLS.transactionCommit)
  await survey.click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  await lost.end()
  await expect(survey).toBeChecked()
  await page.reload()
  await expect(await openSurvey(page)).toBeChecked()
})

test('a checkbox and a cookie choice that are not stored are reset', async ({ page, context }) => {
  await signIn(page, await addMember('tick'))
  const survey = await openSurvey(page)
  const broken = await breakCalls(context, 'refused', 'transactionRead', 'transactionCommit')
  await survey.click()
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect(failuresOn(page)).toContainText('permission')
  await expect(failuresOn(page)).toHaveCount(1)
  await expect(survey).not.toBeChecked()
  await page.keyboard.press('Escape')

  await page.goto(`${SHELL_URL}/auth/profile`)
  const cookies = page.getByRole('dialog', { name: 'Cookie preferences' })
  const section = page.getByRole('region', { name: 'Cookies' })
  await section.getByRole('button', { name: 'Cookie preferences' }).click()
  await cookies.getByRole('button', { name: 'Accept all' }).click()
  const warning = failuresOn(page).filter({ hasText: 'Your cookie choice could not be saved.' })
  await expect(warning).toBeVisible()
  await expect(section).toContainText('Only what is strictly necessary is used.')
  await broken.end()
  await notes.getByRole('button', { name: 'Choose again' }).click()
  await cookies.getByRole('button', { name: 'Accept all' }).click()
  await expect(section).toContainText('You allow us to learn')
})

testEveryFaultWasMet('saving')
