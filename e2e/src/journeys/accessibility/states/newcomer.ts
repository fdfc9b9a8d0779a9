import type { Page } from '@playwright/test'
import { breakCalls, refuseCalls } from '../../../support/faults.ts'
import { newEmail, submitCredentials } from '../../../support/identity.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { skipUntil } from '../../../support/skipUntil.ts'
import { CALLS } from '../../faults/CALLS.ts'
import { openChecklist } from '../checklist.ts'
import type { UiState } from '../UiState.ts'

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const question = (name: string) => (page: Page) => page.getByRole('alertdialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (text: string | RegExp) => (page: Page) => page.getByRole('status').filter({ hasText: text })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** States of a member who signs up, visits the pages and deletes the account. */
export const newcomer: readonly UiState[] = [
  {
    name: 'returning from the identity provider',
    reach: async (page) => {
      await page.goto(`${SHELL_URL}/auth/signup`)
      await press(page, 'Create an account')
      const slow = await breakCalls(page.context(), 'slow', CALLS.providerSignIn)
      await submitCredentials(page, newEmail('axel', 'solo.test'))
      return slow
    },
    shows: (page) => page.getByText('Signing you in'),
  },
  {
    name: 'an incomplete profile',
    reach: async () => {},
    shows: (page) => page.getByText('Add your name to finish'),
  },
  {
    name: 'a profile without names',
    reach: (page) => press(page, 'Save'),
    shows: (page) => page.getByText('Please enter your first name.'),
  },
  {
    name: 'saving a profile',
    reach: async (page) => {
      await field(page, 'First name').fill('Axel')
      await field(page, 'Last name').fill('Able')
      const slow = await breakCalls(page.context(), 'slow', CALLS.transactionRead)
      await press(page, 'Save')
      return slow
    },
    shows: status('Saving…'),
  },
  {
    name: 'the cookie question',
    reach: async (page) => {
      await page.waitForURL(`${SHELL_URL}/`)
      // The page load restarts the ten seconds until the membership is requested, on a clock that can be moved.
      await page.clock.install()
      await page.reload()
    },
    shows: dialog('Cookie preferences'),
  },
  {
    name: 'the list of stored items',
    reach: (page) => page.getByText('What is stored').click(),
    shows: (page) => page.getByText('outcome-studio.visit'),
  },
  {
    name: 'membership required, ten seconds after sign-in',
    reach: async (page) => {
      await press(page, 'Reject all')
      const membership = dialog('Membership required')(page)
      await skipUntil(page.context(), () => membership.isVisible(), 'the membership dialog')
    },
    shows: dialog('Membership required'),
  },
  {
    name: 'the checklist',
    reach: async (page) => {
      await press(page, 'Not now')
      await openChecklist(page)
    },
    shows: dialog("Let's get started!"),
  },
  {
    name: 'a tile highlighted by the checklist',
    reach: (page) => page.getByRole('checkbox', { name: 'First live event' }).focus(),
    shows: (page) => page.locator('[data-pointed-at=true]'),
  },
  {
    name: 'the completed checklist',
    reach: async (page) => {
      for (const box of await page.getByRole('checkbox').all()) await box.press('Space')
    },
    shows: dialog('Congrats!'),
  },
  {
    name: 'home without membership',
    reach: (page) => page.keyboard.press('Escape'),
    shows: (page) => page.getByRole('button', { name: 'Activate your Membership' }),
  },
  {
    name: 'the menu of a narrow screen',
    reach: (page) => press(page, 'Menu'),
    shows: (page) => page.getByRole('button', { name: 'User Settings' }),
    widths: [390, 320],
  },
  {
    name: 'the profile above the page',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await press(page, 'User Settings')
      await field(page, 'First name').fill('')
      await press(page, 'Save')
    },
    shows: (page) => page.getByText('Please enter your first name.'),
  },
  {
    name: 'closing with unsaved changes',
    reach: (page) => page.keyboard.press('Escape'),
    shows: question('Close without saving?'),
  },
  {
    name: 'a new photo',
    reach: async (page) => {
      await press(page, 'Close without saving')
      await page.goto(`${SHELL_URL}/auth/profile`)
      await press(page, 'Discard changes')
      await page.getByLabel('Photo file').setInputFiles({
        name: 'dot.png',
        mimeType: 'image/png',
        buffer: Buffer.from(DOT, 'base64'),
      })
    },
    shows: (page) => page.getByText('Photo saved.'),
  },
  {
    name: 'a photo that cannot be read',
    reach: (page) =>
      page.getByLabel('Photo file').setInputFiles({
        name: 'broken.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      }),
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'a saved profile',
    reach: async (page) => {
      await field(page, 'Title').fill('Gardener')
      await press(page, 'Save')
    },
    shows: status(/^Saved$/),
  },
  {
    name: 'a password mail',
    reach: (page) => press(page, 'Change password'),
    shows: status('We’ve emailed a link to'),
  },
  {
    name: 'an export in progress',
    reach: async (page) => {
      const slow = await breakCalls(page.context(), 'slow', CALLS.listener)
      await press(page, 'Export my data')
      return slow
    },
    shows: (page) => page.getByRole('progressbar'),
  },
  { name: 'an export that is done', reach: async () => {}, shows: status('is in your downloads.') },
  {
    name: 'the plan without membership',
    reach: (page) => page.goto(`${SHELL_URL}/auth/plan`),
    shows: (page) => page.getByText('Membership required').first(),
  },
  {
    name: 'deleting the account with another address',
    reach: async (page) => {
      await page.goto(`${SHELL_URL}/auth/profile`)
      await press(page, 'Delete account')
      await page.getByRole('textbox', { name: /^To confirm/ }).fill('someone@solo.test')
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.getByText(/^This is not axel/),
  },
  {
    name: 'a failed deletion',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'failing', CALLS.deletion)
      await confirmDeletion(page)
      return broken
    },
    shows: (page) => page.getByRole('alert').filter({ hasText: 'Press “Delete account” again' }),
  },
  {
    name: 'a deletion that needs a new sign-in',
    reach: async (page) => {
      const refused = await refuseCalls(page.context(), CALLS.deletion, {
        message: 'The sign-in is too long ago.',
        status: 'FAILED_PRECONDITION',
        details: { code: 'cen/fresh-sign-in-required' },
      })
      await confirmDeletion(page)
      return refused
    },
    shows: (page) => page.getByRole('button', { name: 'Sign in again' }),
  },
  {
    name: 'an account deletion in progress',
    reach: async (page) => {
      // The states before may have taken longer than the five minutes of a recent sign-in.
      await press(page, 'Sign in again')
      await submitCredentials(page, await page.getByRole('textbox', { name: 'Email address' }).inputValue())
      const slow = await breakCalls(page.context(), 'slow', CALLS.deletion)
      await confirmDeletion(page)
      return slow
    },
    shows: (page) => page.getByRole('button', { name: 'Deleting…' }),
  },
  {
    name: 'farewell',
    reach: async () => {},
    shows: (page) => page.getByText('and its data have been deleted.'),
  },
]

async function confirmDeletion(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: /^To confirm/ })
  const [, email = ''] = /type (\S+)/.exec((await page.getByText(/^To confirm/).textContent()) ?? '') ?? []
  await text.fill(email)
  await text.press('Enter')
}

/** The smallest valid image. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
