import type { Page } from '@playwright/test'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { writeStudy } from '../../../support/writeStudy.ts'
import type { UiState } from '../UiState.ts'

const LIST = `${SHELL_URL}/outcome-validation`
const NAME = 'Looked at with quotes'

const show = (page: Page, view: string) =>
  page.getByRole('navigation', { name: 'Views of the study' }).getByRole('link', { name: view }).click()

const TALK = [
  '[00:12:40] Anna: I never know how much water the beds need. Last summer half of them dried out.',
  '[00:13:02] Me: What did you do?',
  '[00:13:10] Anna: We asked the neighbors, every day.',
].join('\n')

/** States of a member who takes quotes from an interview. */
export const evidence: readonly UiState[] = [
  {
    name: 'no transcript yet',
    reach: async (page) => {
      await page.goto(LIST)
      await writeStudy(page, NAME)
      await show(page, 'Transcript')
    },
    shows: (page) => page.getByRole('heading', { name: 'Read an interview' }),
  },
  {
    name: 'a chosen sentence of a transcript',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Or paste its text' }).fill(TALK)
      await page.getByRole('button', { name: 'Read this text' }).click()
      await page.getByRole('listbox', { name: 'Sentences' }).press('ArrowDown')
    },
    shows: (page) => page.getByRole('option', { selected: true }),
  },
  {
    name: 'a quote for an outcome statement',
    reach: (page) => page.getByRole('listbox', { name: 'Sentences' }).press('Enter'),
    shows: (page) => page.getByRole('dialog', { name: 'Add a quote' }),
  },
  {
    name: 'a quote for a new outcome statement with errors',
    reach: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Add a quote' })
      await dialog.getByRole('combobox', { name: 'Add to' }).selectOption('new')
      await dialog.getByRole('textbox', { name: 'New outcome statement' }).fill('Beds must be watered')
      await dialog.getByRole('button', { name: 'Add quote' }).click()
    },
    shows: (page) => page.getByText('The checker finds errors in the statement.'),
  },
  {
    name: 'the quotes of an outcome statement',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add anyway' }).click()
      await page.getByRole('button', { name: 'Close notification' }).first().click()
      await show(page, 'Write')
      await page.getByRole('button', { name: /^1 source of outcome statement/ }).click()
    },
    shows: (page) => page.getByRole('list', { name: /^Quotes of outcome statement/ }),
  },
]
