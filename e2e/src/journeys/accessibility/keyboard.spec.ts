import type { Page } from '@playwright/test'
import { changeRecord } from '../../support/asServer.ts'
import { newEmail, PASSWORD } from '../../support/identity.ts'
import { pressByKey, tabTo, typeInto } from '../../support/keyboard.ts'
import { paletteOf } from '../../support/paletteOf.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { storedSession } from '../../support/storedSession.ts'
import { expect, test } from '../../support/test.ts'
import { toastsOn } from '../../support/toasts.ts'

test('a new member signs up and navigates by keyboard alone', async ({ page }) => {
  const email = newEmail('keys', 'group.test')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const content = page.getByRole('main')

  await test.step('sign up at the identity provider', async () => {
    await page.goto(`${SHELL_URL}/auth/signin`)
    await expect(page).toHaveTitle('Sign in · Outcome Studio')
    await pressByKey(page, button('Create an account'))
    await typeInto(page, field('Email address'), email)
    await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD)
    await page.keyboard.press('Enter')
  })

  await test.step('complete the profile', async () => {
    await expect(page).toHaveURL(`${SHELL_URL}/auth/profile`)
    // Without a trial, the membership dialog opens 10 s after loading, at any of the steps below.
    const { uid } = await storedSession(page)
    await changeRecord({ uid, email }, { trialExpiresAt: '2999-01-01T00:00:00.000Z' })
    await typeInto(page, field('First name'), 'Kay')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter your last name.')).toBeVisible()
    await expect(field('Last name')).toBeFocused()
    await page.keyboard.type('Board')
    await page.keyboard.press('Enter')
    await expect(toastsOn(page).filter({ hasText: 'Your profile is complete.' })).toBeVisible()
    await expect(page).toHaveTitle('Home · Outcome Studio')
  })

  await test.step('answer the cookie question', async () => {
    const cookies = page.getByRole('dialog', { name: 'Cookie preferences' })
    await expect(cookies).toBeVisible()
    const insights = cookies.getByRole('switch', { name: 'Functional insights' })
    await pressByKey(page, insights, 'Space')
    await expect(insights).toBeChecked()
    await pressByKey(page, cookies.getByRole('button', { name: 'Reject all' }))
    await expect(cookies).toBeHidden()
    await expectFocusPreserved(page)
  })

  await test.step('skip to the content and its tiles', async () => {
    await pressByKey(page, page.getByRole('link', { name: 'Skip to content' }))
    await expect(content).toBeFocused()
    await tabTo(page, content.getByRole('link', { name: 'Live Events', exact: true }))
  })

  await test.step('tick an item of the checklist', async () => {
    const entry = sidebar.getByRole('button', { name: 'Actions checklist' })
    const checklist = page.getByRole('dialog', { name: "Let's get started!" })
    await pressByKey(page, checklist.getByRole('button', { name: '0 of 4 done, continue' }))
    await expect(checklist).toBeFocused()
    const item = checklist.getByRole('checkbox', { name: 'Start training' })
    await pressByKey(page, item, 'Space')
    await expect(item).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(checklist).toBeHidden()
    await expect(entry).toBeFocused()
    await expect(entry).toHaveAccessibleDescription('3 to do')
  })

  await test.step('open and close the profile: the focus returns', async () => {
    const entry = sidebar.getByRole('button', { name: 'User Settings' })
    const profile = page.getByRole('dialog', { name: 'User profile' })
    await pressByKey(page, entry)
    await typeInto(page, profile.getByRole('textbox', { name: 'Title' }), 'Typist')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(profile.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(profile.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(profile).toBeHidden()
    await expect(entry).toBeFocused()
  })

  await test.step('sign out', async () => {
    await pressByKey(page, sidebar.getByRole('button', { name: 'Sign Out' }))
    await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
    await tabTo(page, button('Sign in'))
  })
})

test('a member writes a study by keyboard alone', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const content = page.getByRole('main')
  await page.goto(`${SHELL_URL}/dev/token`)
  await pressByKey(page, page.getByRole('button', { name: 'trial@group.test' }))
  await expect(page).toHaveURL(`${SHELL_URL}/`)

  const editor = new StudyEditor(page)
  await test.step('go to the studies by the palette', async () => {
    const opener = sidebar.getByRole('link', { name: 'Live Events' })
    await tabTo(page, opener)
    await page.keyboard.press('Control+k')
    await expect(paletteOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(paletteOf(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('outcome val')
    await expect(page.getByRole('option', { name: 'Outcome Validation' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Outcome Validation · Outcome Studio')
    await expect(editor.button('New study')).toBeVisible()
    await expect(content).toBeFocused()
  })

  await test.step('write a study and save it', async () => {
    await pressByKey(page, editor.button('New study'))
    await expect(editor.field('Study name')).toBeFocused()
    await page.keyboard.type('Typed throughout')
    await typeInto(page, editor.field('Job executor'), 'Typists')
    await typeInto(page, editor.field('Job'), 'Copy a handwritten letter')
    await pressByKey(page, editor.button('Add job step'))
    await expect(editor.field('Job step 1')).toBeFocused()
    await page.keyboard.type('Read the handwriting')
    await page.keyboard.press('Enter')
    await expect(editor.field('Outcome statement 1.1')).toBeFocused()
    await page.keyboard.type('Minimize the time it takes to make out a word')
    await page.keyboard.press('Control+s')
    await expect(editor.status('Saved')).toBeVisible()
    await expect(editor.field('Outcome statement 1.1')).toBeFocused()
  })

  await test.step('leave only after the confirmation, which Escape cancels', async () => {
    await page.keyboard.type(' and its ending')
    await expect(editor.status('Unsaved changes')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('home')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(editor.field('Outcome statement 1.1')).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(editor.status('Saved')).toBeVisible()
  })

  await test.step('go to the list and back: each screen moves the focus and announces its name', async () => {
    const [list, study] = ['Outcome Validation', 'Typed throughout']
    const isEntered = async (name: string) => {
      await expect(page.getByRole('main', { name, exact: true })).toBeFocused()
      await expect(page).toHaveTitle(
        name === list ? `${list} · Outcome Studio` : `${name} · ${list} · Outcome Studio`,
      )
    }
    await pressByKey(page, page.getByRole('link', { name: 'All studies' }))
    await isEntered(list)
    await pressByKey(page, page.getByRole('link', { name: study, exact: true }))
    await expect(editor.field('Job executor')).toBeVisible()
    await isEntered(study)
    await page.goBack()
    await isEntered(list)
    await page.goForward()
    await expect(editor.field('Job executor')).toBeVisible()
    await isEntered(study)
    await pressByKey(page, sidebar.getByRole('link', { name: list }))
    await isEntered(list)
  })

  await test.step('copy and delete the study in the list', async () => {
    const menu = button('Actions for Typed throughout')
    await pressByKey(page, menu)
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('d')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button('Undo')).toBeVisible()
    await expectFocusPreserved(page)
    await pressByKey(page, button('Undo'))
    await expect(page.getByRole('link', { name: 'Typed throughout' })).toBeVisible()
    await expectFocusPreserved(page)
  })

  await test.step('delete it permanently', async () => {
    await pressByKey(page, button('Actions for Typed throughout'))
    await page.keyboard.press('d')
    await page.keyboard.press('Enter')
    await pressByKey(page, button('Dismiss'))
    await expectFocusPreserved(page)
  })
})

/** Removing a focused control must not lose the focus. */
async function expectFocusPreserved(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), 'the keyboard')
    .not.toBe('BODY')
}
