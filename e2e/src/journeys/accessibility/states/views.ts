import type { Page } from '@playwright/test'
import { StudyEditor } from '../../../support/StudyEditor.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { writeStudy } from '../../../support/writeStudy.ts'
import type { UiState } from '../UiState.ts'

const LIST = `${SHELL_URL}/outcome-validation`
const NAME = 'Looked at in every view'
const TABLE = 'Step;Outcome\nOpen the hive;Minimize the time it takes to open the hive\n'

const editor = (page: Page) => new StudyEditor(page)
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of the study' }).getByRole('link', { name }).click()
const file = (text: string) => ({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Views of a study besides the editor, and the dialogs that open over them. */
export const views: readonly UiState[] = [
  {
    name: 'the job map',
    reach: async (page) => {
      await page.goto(LIST)
      await writeStudy(page, NAME)
      await tab(page, 'Job map')
    },
    shows: (page) => page.getByRole('textbox', { name: 'Job step 1', exact: true }),
  },
  {
    name: 'a category that does not apply',
    reach: (page) => editor(page).button('Modify does not apply').click(),
    shows: (page) => page.getByRole('dialog', { name: 'Modify does not apply' }),
  },
  {
    name: 'a table with a selected row',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await tab(page, 'Table')
      await page.getByRole('checkbox', { name: 'Select all' }).click()
    },
    shows: (page) => page.getByRole('group', { name: 'Selected rows' }),
  },
  {
    name: 'segments without a survey',
    reach: (page) => tab(page, 'Segments'),
    shows: (page) => page.getByRole('heading', { name: 'No respondents yet' }),
  },
  {
    name: 'needs without ratings',
    reach: async (page) => {
      await tab(page, 'Needs for analysis')
    },
    shows: (page) => page.getByRole('textbox', { name: 'Importance of 1.1' }),
  },
  {
    name: 'a rated need in the landscape, with few ratings',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Importance of 1.1' }).fill('9')
      await page.getByRole('textbox', { name: 'Satisfaction of 1.1' }).fill('3')
      await page.getByRole('textbox', { name: 'Respondents' }).fill('60')
    },
    shows: (page) => page.getByRole('img', { name: /^Opportunity landscape\. .*High opportunity: 1/ }),
  },
  {
    name: 'a study without initiatives',
    reach: async (page) => {
      await tab(page, 'Initiatives')
    },
    shows: (page) => page.getByText('No initiatives yet'),
  },
  {
    name: 'outcomes to add to an initiative',
    reach: async (page) => {
      await editor(page).button('New initiative').click()
      await page.keyboard.type('A frame that lifts the combs')
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.getByRole('dialog', { name: 'Add outcomes to A frame that lifts the combs' }),
  },
  {
    name: 'a matrix of initiatives and outcomes',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: /^1\.1/ }).click()
      await editor(page).button('Add 1 outcome').click()
    },
    shows: (page) => page.getByRole('grid', { name: 'Initiatives by outcome' }),
  },
  {
    name: 'a table with all columns, and the options of its view',
    reach: async (page) => {
      await tab(page, 'Table')
      await editor(page).button('View').click()
      for (const name of ['Status', 'Owner', 'Tags']) await page.getByRole('checkbox', { name }).click()
    },
    shows: (page) => page.getByRole('dialog', { name: 'View of the table' }),
  },
  {
    name: 'needs with ratings again',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await tab(page, 'Needs for analysis')
    },
    shows: (page) => page.getByRole('img', { name: /^Opportunity landscape/ }),
  },
  {
    name: 'the report of a rated study',
    reach: (page) => tab(page, 'Report'),
    shows: (page) => page.getByRole('article', { name: 'Report' }).getByRole('table').first(),
  },
  {
    name: 'a presentation with the job map',
    reach: async (page) => {
      // A window in full screen cannot be resized.
      await page.evaluate(() => {
        document.documentElement.requestFullscreen = () => Promise.reject(new Error('refused'))
      })
      await editor(page).button('Export…').click()
      await page.getByRole('menuitem', { name: 'Present full screen' }).click()
      // It is lazy-loaded, and takes keys from then on.
      await page.getByRole('dialog', { name: /^Presentation of/ }).waitFor()
      await page.keyboard.press('ArrowRight')
    },
    shows: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Job map: 1 step' }),
  },
  {
    name: 'a presentation with the landscape',
    reach: (page) => page.keyboard.press('ArrowRight'),
    shows: (page) => page.getByRole('dialog').getByRole('img', { name: /^Opportunity landscape/ }),
  },
  {
    name: 'an invalid survey file',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await tab(page, 'Needs for analysis')
      await page.getByLabel('File of survey results').setInputFiles(file('a;b\n1;2\n'))
    },
    shows: (page) => page.getByRole('dialog', { name: 'This file cannot be used' }),
  },
  {
    name: 'the questionnaire with a question about respondents',
    reach: async (page) => {
      await editor(page).button('Close').click()
      await editor(page).button('Export…').click()
      await page.getByRole('menuitem', { name: 'Questionnaire…' }).click()
      await editor(page).button('Add question').click()
    },
    shows: (page) => page.getByRole('textbox', { name: 'Answers to question 1' }),
  },
  {
    name: 'the versions of a study',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await editor(page).save()
      await tab(page, 'Versions')
    },
    shows: (page) => page.getByRole('button', { name: /^View version 1/ }),
  },
  {
    name: 'an older version with a name',
    reach: async (page) => {
      await page.getByRole('button', { name: /^View version 1/ }).click()
      await page.getByRole('textbox', { name: 'Version name' }).fill('Before the interviews')
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.getByRole('listitem').filter({ hasText: 'Before the interviews' }),
  },
  {
    name: 'a question about an outcome statement',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await tab(page, 'Write')
      await page.getByRole('button', { name: /^Write with questions/ }).click()
      await editor(page).button('Next').click()
      await editor(page).button('Next').click()
      await page.keyboard.type('lift a comb quickly')
    },
    shows: (page) => page.getByRole('list', { name: 'Remarks on your statement' }),
  },
  {
    name: 'a search in the study, over parts and collapsed job steps',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await tab(page, 'Write')
      await page.getByText('Show parts').click()
      await page.keyboard.press('Control+h')
      await page.getByRole('searchbox', { name: 'Find in study' }).fill('time')
      await editor(page).button('Collapse all').click()
    },
    shows: (page) => editor(page).button('Expand all'),
  },
  {
    name: 'a table to import, with a preview',
    reach: async (page) => {
      await page.goto(LIST)
      await editor(page).button('Import').click()
      await page.getByLabel('File', { exact: true }).setInputFiles(file(TABLE))
    },
    shows: (page) => page.getByRole('region', { name: 'Preview' }),
  },
  {
    name: 'a file that cannot be imported',
    reach: (page) => page.getByLabel('File', { exact: true }).setInputFiles(file('{"a":')),
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
  },
]
