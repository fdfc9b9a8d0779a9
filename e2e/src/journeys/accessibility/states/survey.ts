import type { Page } from '@playwright/test'
import { StudyEditor } from '../../../support/StudyEditor.ts'
import { writeStudy } from '../../../support/writeStudy.ts'
import type { UiState } from '../UiState.ts'

const NAME = 'Looked at with respondents'
const TEXT = 'Minimize the likelihood that a comb breaks when it is lifted from the hive'

/** Half of the people miss the outcome, the others have it. */
const ANSWERS = [
  `Role,${TEXT} (importance),${TEXT} (satisfaction)`,
  ...Array.from({ length: 200 }, (_none, at) => (at % 2 === 0 ? 'Hobby,5,1' : 'Trade,1,5')),
].join('\n')

const editor = (page: Page) => new StudyEditor(page)
const show = (page: Page, view: string) =>
  page.getByRole('navigation', { name: 'Views of the study' }).getByRole('link', { name: view }).click()

async function addFilter(page: Page, answer: string): Promise<void> {
  await editor(page).button('Add a filter').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(answer)
  await dialog.getByRole('checkbox', { name: new RegExp(`^${answer} `) }).click()
  await dialog.getByRole('button', { name: 'Add segment' }).click()
}

/** States of a member who reads a survey and shows what two segments want. */
export const survey: readonly UiState[] = [
  {
    name: 'the preview of a survey with a row per person',
    reach: async (page) => {
      await writeStudy(page, NAME)
      await show(page, 'Needs for analysis')
      const file = { name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(ANSWERS) }
      await page.getByLabel('File of survey results').setInputFiles(file)
    },
    shows: (page) => page.getByRole('region', { name: 'Ratings of the file' }),
  },
  {
    name: 'stored respondents, and a marked outcome',
    reach: async (page) => {
      await editor(page).button('Use these ratings').click()
      await page.getByRole('region', { name: 'Respondents' }).waitFor()
      await page.getByRole('button', { name: 'Close notification' }).first().click()
      await page.getByRole('textbox', { name: 'Importance of 1.1' }).focus()
    },
    shows: (page) => page.getByRole('button', { name: 'Add 1.1 to an initiative' }),
  },
  {
    name: 'two segments in one landscape',
    reach: async (page) => {
      await show(page, 'Segments')
      await addFilter(page, 'Hobby')
      await addFilter(page, 'Trade')
      await page.getByRole('combobox', { name: 'Show' }).selectOption('Hobby')
      await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Trade')
    },
    shows: (page) => page.getByRole('img', { name: /arrows from Hobby to Trade/ }),
  },
  {
    name: 'a presentation with two segments',
    reach: async (page) => {
      // A window in full screen cannot be resized.
      await page.evaluate(() => {
        document.documentElement.requestFullscreen = () => Promise.reject(new Error('refused'))
      })
      await editor(page).button('Export…').click()
      await page.getByRole('menuitem', { name: 'Present full screen' }).click()
      const slides = page.getByRole('dialog', { name: /^Presentation of/ })
      for (let slide = 1; slide < 5; slide += 1) {
        await slides.getByRole('status').getByText(`Slide ${slide} of`).waitFor()
        await page.keyboard.press('ArrowRight')
      }
    },
    shows: (page) => page.getByRole('dialog').getByRole('img', { name: /arrows from Hobby to Trade/ }),
  },
  {
    name: 'a questionnaire in another language',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await editor(page).button('Export…').click()
      await page.getByRole('menuitem', { name: 'Questionnaire…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Questionnaire' })
      await dialog.getByText('Translations', { exact: true }).click()
      await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Add German')
    },
    shows: (page) => page.getByRole('textbox', { name: `German: ${TEXT}` }),
  },
  {
    name: 'statements found in all studies',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await editor(page).save()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Outcome Validation' })
        .click()
      await page.getByRole('searchbox', { name: 'Find a study' }).fill('comb breaks')
      await page.getByRole('button', { name: 'Search the statements of your studies' }).click()
    },
    shows: (page) => page.getByRole('list', { name: 'Statements' }).getByRole('link').first(),
  },
  {
    name: 'statements found by the palette',
    reach: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('comb breaks')
    },
    shows: (page) => page.getByRole('group', { name: 'Statements' }).getByRole('option').first(),
  },
]
