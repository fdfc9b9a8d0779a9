import type { Page } from '@playwright/test'
import { addMember } from '../../../support/addMember.ts'
import { NeedsMap } from '../../../support/NeedsMap.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { restoreSignIn } from '../../../support/signIn.ts'
import type { UiState } from '../UiState.ts'

const LIST = `${SHELL_URL}/needs-framework`
const LINKED = 'Moving house'
const SMALL = 'Meals on weekday evenings'
const address = (...names: readonly string[]) => [LIST, ...names.map(encodeURIComponent)].join('/')

const map = (page: Page) => new NeedsMap(page)
const press = (page: Page, name: string) => map(page).button(name).click()
/** A field of the guided start. */
const asked = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })

/** States of needs documents: list, guided start, map, gaps, comparison and dialogs. */
export const needs: readonly UiState[] = [
  {
    name: 'no needs documents',
    reach: async (page) => {
      // Unsaved changes are left behind on the way to other states.
      page.on('dialog', (dialog) => dialog.accept())
      await restoreSignIn(page, await addMember('maps'))
      await page.goto(LIST)
    },
    shows: (page) => page.getByRole('heading', { name: 'No needs documents yet' }),
  },
  {
    name: 'a question of the guided start',
    reach: (page) => press(page, 'Guided start'),
    shows: (page) => page.getByRole('dialog').getByText('Question 1 of 7'),
  },
  {
    name: 'a question with several fields',
    reach: async (page) => {
      await asked(page, 'Executor').fill('Home cooks')
      await press(page, 'Next')
      await asked(page, 'Core job').fill('Prepare a meal for guests')
      await press(page, 'Next')
      await press(page, 'Skip')
    },
    shows: (page) => asked(page, 'It takes a long time to …'),
  },
  {
    name: 'a map just begun',
    reach: (page) => press(page, 'Go on later'),
    shows: (page) => map(page).button('Go on with the guided start'),
  },
  {
    name: 'no study to bring in',
    reach: (page) => press(page, 'Bring in a study'),
    shows: (page) => page.getByRole('dialog', { name: 'Bring in a study' }),
    widths: [1280, 390],
  },
  {
    name: 'the worked example',
    reach: async (page) => {
      await page.goto(LIST)
      await press(page, 'Open the worked example')
    },
    shows: (page) => map(page).goal('Financial outcomes', 1),
  },
  {
    name: 'the gaps of a map',
    reach: (page) => page.getByRole('link', { name: 'Gaps', exact: true }).click(),
    shows: (page) => page.getByRole('table'),
  },
  {
    name: 'a list of needs documents',
    reach: async (page) => {
      await restoreSignIn(page, 'standard@acme.test')
      await page.goto(LIST)
    },
    shows: (page) => page.getByRole('link', { name: LINKED, exact: true }),
  },
  {
    name: 'a map with a rated study',
    reach: (page) => page.goto(address(LINKED)),
    shows: (page) => map(page).studyLink('Moving to another town'),
    widths: [1280, 390],
  },
  {
    name: 'a study to bring in',
    reach: (page) => press(page, 'Bring in a study'),
    shows: (page) => page.getByRole('radio', { name: /^Community garden season/ }),
    widths: [1280, 390],
  },
  {
    name: 'two maps compared',
    reach: (page) => page.goto(address('compare', LINKED, SMALL)),
    shows: (page) => page.getByRole('heading', { name: 'Compare needs documents' }),
  },
  {
    name: 'a map of 200 goals',
    reach: async (page) => {
      await restoreSignIn(page, 'tools@acme.test')
      await page.goto(address('Community garden needs'))
    },
    shows: (page) => map(page).field('Core job'),
    widths: [390],
  },
]
