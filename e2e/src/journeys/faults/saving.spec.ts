import type { Page } from '@playwright/test'
import { breakCalls, type Fault, loseAnswers } from '../../support/faults.ts'
import { newEmail, signInNewMember } from '../../support/identity.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { CALLS } from './CALLS.ts'

/** The database's client tries for some ten seconds before it gives up. */
const GIVES_UP = { timeout: 30_000 }
/** Requests of one save that fails, with every try of the database's client. */
const MOST_TRIES = 12

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
const PICTURE = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/**
 * What is said of each fault. A page in place of the answer is not among them: the database's client throws over it
 * and never answers, so that it ends like silence, by the deadline of transact.
 */
const SAYS = {
  offline: 'cannot be reached',
  failing: 'try again',
  busy: 'busy',
  nonsense: 'try again',
  expired: 'must be signed in',
  refused: 'permission',
} as const

test('what cannot be saved says so, is still there, and is saved later', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signInNewMember(page, newEmail('faults'))
  await page.goto(`${SHELL_URL}/auth/profile`)
  const slow = await breakCalls(context, 'slow', CALLS.transactionCommit)
  await formOf(page).title.fill('Slow')
  await formOf(page).save.click()
  await expect(formOf(page).status).toHaveText('Saving…')
  await expect.poll(slow.count).toBe(1)
  await expect(formOf(page).status).toHaveText('Saving…')
  await slow.end()
  await expect(formOf(page).status).toHaveText('Saved')

  const fail = async (fault: keyof typeof SAYS) => {
    const tab = await context.newPage()
    await tab.goto(`${SHELL_URL}/auth/profile`)
    const { title, save, status, failure } = formOf(tab)
    const broken = await breakCalls(tab, fault, CALLS.transactionRead, CALLS.transactionCommit)
    await title.fill(`Title while ${fault}`)
    await save.click()
    await photoOf(tab).locator('input').setInputFiles(PICTURE)
    await expect(failure, fault).toContainText(SAYS[fault], GIVES_UP)
    await expect(failure).toContainText('What you typed is still here.')
    await expect(status).toHaveText('Unsaved changes')
    await expect(title).toHaveValue(`Title while ${fault}`)
    await expect(photoOf(tab).getByRole('alert'), fault).toContainText(SAYS[fault], GIVES_UP)
    await expect(photoOf(tab).getByText('Photo saved.')).toHaveCount(0)
    expect(broken.count(), fault).toBeLessThanOrEqual(2 * MOST_TRIES)
    await broken.end()
    return { title, save, status, failure, tab }
  }
  for (const { title, save, status, failure, tab } of await Promise.all([
    fail('offline'),
    fail('failing'),
    fail('busy'),
    fail('nonsense'),
    fail('expired'),
    fail('refused'),
  ])) {
    const typed = await title.inputValue()
    await tab.bringToFront()
    await save.click()
    await expect(status).toHaveText('Saved', GIVES_UP)
    await expect(failure).toHaveCount(0)
    await tab.reload()
    await expect(title).toHaveValue(typed)
  }
})

test('an answer that is lost after the save does not make it two, or none', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signInNewMember(page, newEmail('lost'))
  await page.goto(`${SHELL_URL}/auth/profile`)
  const { title, save, status } = formOf(page)
  let lost: Fault = await loseAnswers(context, CALLS.transactionCommit)
  await title.fill('Chief listener')
  await save.click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  await lost.end()
  await expect(status).toHaveText('Saved', GIVES_UP)
  await expect(title).toHaveValue('Chief listener')

  const cookies = page.getByRole('region', { name: 'Cookies' })
  lost = await loseAnswers(context, CALLS.transactionCommit)
  await cookies.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  await lost.end()
  await expect(cookies).toContainText('You allow us to learn', GIVES_UP)
  await expect(page.getByRole('alert').or(failuresOn(page))).toHaveCount(0)

  await page.getByRole('link', { name: 'Home' }).click()
  const checklist = page.getByRole('dialog', { name: "Let's get started!" })
  await page.getByRole('button', { name: /Actions checklist/ }).click()
  lost = await loseAnswers(context, CALLS.transactionCommit)
  const survey = checklist.getByRole('checkbox', { name: 'Goals survey' })
  await survey.click({ force: true })
  await expect.poll(lost.count).toBeGreaterThan(0)
  await lost.end()
  await expect(survey).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: /Actions checklist/ }).click()
  await expect(survey).toBeChecked()
})

test('a tick and a choice of cookies that are not stored do not stay', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signInNewMember(page, newEmail('tick'))
  await page.getByRole('button', { name: /Actions checklist/ }).click()
  const survey = page.getByRole('checkbox', { name: 'Goals survey' })
  const broken = await breakCalls(context, 'refused', CALLS.transactionRead, CALLS.transactionCommit)
  await survey.click({ force: true })
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect(failuresOn(page)).toContainText('permission', GIVES_UP)
  await expect(failuresOn(page)).toHaveCount(1)
  await expect(survey).not.toBeChecked()
  await page.keyboard.press('Escape')

  await page.goto(`${SHELL_URL}/auth/profile`)
  const cookies = page.getByRole('dialog', { name: 'Cookie preferences' })
  const section = page.getByRole('region', { name: 'Cookies' })
  await section.getByRole('button', { name: 'Cookie preferences' }).click()
  await cookies.getByRole('button', { name: 'Accept all' }).click()
  const warning = failuresOn(page).filter({ hasText: 'Your cookie choice could not be saved.' })
  await expect(warning).toBeVisible(GIVES_UP)
  await expect(section).toContainText('Only what is strictly necessary is used.')
  await broken.end()
  await notes.getByRole('button', { name: 'Choose again' }).click()
  await cookies.getByRole('button', { name: 'Accept all' }).click()
  await expect(section).toContainText('You allow us to learn')
})
