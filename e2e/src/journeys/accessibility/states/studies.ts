import type { Page } from '@playwright/test'
import { breakCalls } from '../../../support/faults.ts'
import { StudyEditor } from '../../../support/StudyEditor.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { toastsOn } from '../../../support/toasts.ts'
import { withoutSnapshots } from '../../../support/withoutSnapshots.ts'
import { writeStudy } from '../../../support/writeStudy.ts'
import { CALLS } from '../../faults/CALLS.ts'
import type { UiState } from '../UiState.ts'

const LIST = `${SHELL_URL}/outcome-validation`
/** The seeded study of 120 statements. */
const LARGE = `${LIST}/${encodeURIComponent('Community garden season')}`
const FIRST_NAME = 'Looked at from every side'
const NAME = 'Looked at from all sides'

const editor = (page: Page) => new StudyEditor(page)
const openMenu = (page: Page, name = NAME) =>
  page.getByRole('button', { name: `Actions for ${name}` }).click()

/** States of a member with studies. */
export const studies: readonly UiState[] = [
  {
    name: 'a new study with an invalid name',
    reach: async (page) => {
      await page.goto(LIST)
      await editor(page).button('New study').click()
      await editor(page).field('Study name').fill('one/two')
    },
    shows: (page) => page.getByText('Document name cannot contain a forward slash (/).'),
  },
  {
    name: 'leaving unsaved changes',
    reach: (page) => page.getByRole('link', { name: 'Home' }).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Leave without saving?' }),
  },
  {
    name: 'a small study, saved',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Leave' }).click()
      await writeStudy(page, FIRST_NAME)
    },
    shows: (page) => editor(page).status('Saved'),
  },
  {
    name: 'remarks while typing',
    reach: (page) => editor(page).field('Outcome statement 1.1').fill('The brakes should be easy to adjust'),
    shows: (page) =>
      page
        .getByText(/^Start with a direction and a measure/)
        .filter({ visible: true })
        .first(),
  },
  {
    name: 'a validated study',
    reach: (page) => editor(page).button('Run validation').click(),
    shows: (page) => page.getByRole('note').filter({ hasText: /^Validated \d+ texts/ }),
  },
  {
    name: 'editing offline',
    reach: async (page) => {
      await page.context().setOffline(true)
      return { end: () => page.context().setOffline(false) }
    },
    shows: (page) => page.getByText('You are offline. Go on writing'),
  },
  {
    name: 'a conflict with a newer version',
    reach: async (page) => {
      await editor(page).save()
      await editor(page).field('Job').fill('Harvest honey in the evening')
      const other = await page.context().newPage()
      await other.goto(page.url())
      await editor(other).field('Job').fill('Harvest honey in the morning')
      await editor(other).save()
      await other.close()
      await editor(page).button('Save').click()
    },
    shows: (page) => page.getByRole('region', { name: 'Differences' }),
  },
  {
    name: 'an unresolved conflict',
    reach: (page) => editor(page).button('Decide later').click(),
    shows: (page) => editor(page).button('Choose a version'),
  },
  {
    name: 'restored changes after a reload',
    reach: async (page) => {
      page.once('dialog', (dialog) => dialog.accept())
      await page.reload()
      // The draft still collides with the newer version.
      await editor(page).button('Decide later').click()
    },
    shows: (page) => page.getByText(/^Your unsaved changes from .* are back/),
  },
  {
    name: 'the list of studies',
    reach: async (page) => {
      await editor(page).button('Undo').last().click()
      await page.goto(LIST)
    },
    shows: (page) => page.getByRole('link', { name: FIRST_NAME }),
  },
  {
    name: 'the menu of a study',
    reach: (page) => openMenu(page, FIRST_NAME),
    shows: (page) => page.getByRole('menuitem', { name: 'Rename' }),
  },
  {
    name: 'an invalid new name',
    reach: async (page) => {
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('..')
    },
    shows: (page) => page.getByRole('dialog').getByText('Document name cannot solely consist'),
  },
  {
    name: 'a success notification',
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('textbox').fill(NAME)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Close notification' }).focus()
    },
    shows: (page) => toastsOn(page).filter({ hasText: NAME }),
  },
  {
    name: 'a deleted study',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Close notification' }).click()
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  {
    name: 'a study that does not exist',
    reach: (page) => page.goto(`${LIST}/${encodeURIComponent(NAME)}`),
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'a URL without a study',
    reach: (page) => page.goto(`${LIST}/a/b/c`),
    shows: (page) => page.getByRole('heading', { name: 'There is no study here' }),
  },
  {
    name: 'a study of 120 statements',
    reach: (page) => page.goto(LARGE),
    shows: (page) => editor(page).field('Job executor'),
    widths: [390, 320],
  },
  {
    name: 'studies that cannot be loaded',
    reach: async (page) => {
      await withoutSnapshots(page)
      await page.goto(`${SHELL_URL}/needs-framework`)
      await page.getByRole('heading', { name: 'Needs Framework', level: 1 }).waitFor()
      const broken = await breakCalls(page.context(), 'offline', CALLS.lists, CALLS.listener)
      await page.getByRole('link', { name: 'Outcome Validation' }).click()
      return broken
    },
    shows: (page) => page.getByRole('main').getByRole('alert'),
  },
]
