import type { Locator } from '@playwright/test'
import { changeRecord } from '../../support/asServer.ts'
import { findViolations } from '../../support/axe.ts'
import { IDENTITY_URL, newEmail, PASSWORD } from '../../support/identity.ts'
import { pressByKey, tabTo } from '../../support/keyboard.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'

const STATEMENTS = [
  'Reduce the time it takes to find a stop when changing trains',
  'Minimize the likelihood of boarding the wrong train when changing trains',
  'Minimize the number of tickets that are needed when changing trains',
  'Minimize the time it takes to learn of a delay during the trip',
  'Minimize the likelihood of missing the last train after an event',
]

for (const how of ['with a pointer', 'by keyboard alone'] as const) {
  test(`a new member writes five checked statements after three pages, ${how}`, async ({ page }) => {
    const email = newEmail('first', 'group.test')
    const editor = new StudyEditor(page)
    let presses = 0
    const pages = new Set<string>()
    const press = async (control: Locator) => {
      presses += 1
      pages.add(placeOf(page.url()))
      if (how === 'by keyboard alone') await pressByKey(page, control)
      else await control.click()
    }
    const type = async (field: Locator, text: string) => {
      pages.add(placeOf(page.url()))
      if (how === 'by keyboard alone') {
        await tabTo(page, field)
        await page.keyboard.type(text)
      } else await field.fill(text)
    }
    // The list of first steps opens by itself and may cover the page.
    const firstSteps = page.getByRole('dialog', { name: "Let's get started!" })
    await page.addLocatorHandler(firstSteps, () => page.keyboard.press('Escape'))

    await page.goto(`${SHELL_URL}/auth/signin`)
    await press(editor.button('Create an account'))
    await type(editor.field('Email address'), email)
    await type(page.getByLabel('Password', { exact: true }), PASSWORD)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(`${SHELL_URL}/auth/profile`)
    await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible()
    // As a confirmed address gets it.
    const { uid } = await storedSession(page)
    await changeRecord({ uid, email }, { trialExpiresAt: '2999-01-01T00:00:00.000Z' })
    await type(editor.field('First name'), 'Fay')
    await type(editor.field('Last name'), 'First')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(`${SHELL_URL}/`)
    await press(
      page.getByRole('dialog', { name: 'Cookie preferences' }).getByRole('button', { name: 'Reject all' }),
    )
    await expect(page.getByRole('heading', { name: 'Write your first study' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await press(page.getByRole('region', { name: 'Continue' }).getByRole('button', { name: 'New study' }))

    await expect(editor.field('Study name')).toBeFocused()
    await page.keyboard.type('Trips')
    await press(editor.button('Add job step'))
    await expect(editor.field('Job step 1')).toBeFocused()
    await page.keyboard.type('Change trains')
    for (const [index, statement] of STATEMENTS.entries()) {
      await page.keyboard.press('Enter')
      await expect(editor.field(`Outcome statement 1.${index + 1}`)).toBeFocused()
      await page.keyboard.type(statement)
    }
    await expect
      .poll(() => editor.remarksOf(editor.field('Outcome statement 1.1')))
      .toContain('Use "Minimize" for the direction')
    await page.keyboard.press('Control+s')
    await expect(editor.status('Saved')).toBeVisible()

    expect(presses).toBeLessThanOrEqual(5)
    const between = [...pages].filter((place) => place !== 'the sign-in' && place !== 'the editor')
    expect(between).toEqual(['the form of the provider', '/auth/profile', '/'])
  })
}

/** The page of an address, without what differs between runs. */
function placeOf(url: string): string {
  const { origin, pathname } = new URL(url)
  if (origin === IDENTITY_URL) return 'the form of the provider'
  if (pathname === '/auth/signin') return 'the sign-in'
  return pathname.startsWith('/outcome-validation/new/') ? 'the editor' : pathname
}
