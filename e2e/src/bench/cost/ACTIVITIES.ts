import { expect, type Page } from '@playwright/test'
import { SiaTalk } from '../../support/SiaTalk.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { writeStudy } from '../../support/writeStudy.ts'

/** Something that members do. */
export interface Activity {
  /** How often an active member does it in a month; an assumption of the cost model. */
  readonly perMonth: number
  readonly run: (page: Page, shellUrl: string) => Promise<void>
}

const STUDY = 'Harvest honey'

/** Each one begins where the one before has ended. */
export const ACTIVITIES: Readonly<Record<string, Activity>> = {
  'open the home page': {
    perMonth: 20,
    run: async (page, shellUrl) => {
      await page.goto(shellUrl)
      await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible()
      await page.getByRole('link', { name: 'Outcome Validation' }).first().waitFor()
    },
  },
  'write and save a new study': {
    perMonth: 2,
    run: async (page, shellUrl) => void (await writeStudy(page, STUDY, shellUrl)),
  },
  'save an edit': {
    perMonth: 60,
    run: async (page) => {
      const editor = new StudyEditor(page)
      await editor
        .field('Outcome statement 1.1')
        .fill(`Minimize the time it takes to lift a comb, ${Date.now()}`)
      await editor.save()
    },
  },
  'open a study': {
    perMonth: 12,
    run: async (page) => {
      await page.reload()
      await expect(new StudyEditor(page).field('Study name')).toHaveValue(STUDY)
    },
  },
  'open the list of studies': {
    perMonth: 12,
    run: async (page, shellUrl) => {
      await page.goto(`${shellUrl}/outcome-validation`)
      await page.getByRole('link', { name: STUDY }).first().waitFor()
    },
  },
  'open the live events': {
    perMonth: 4,
    run: async (page, shellUrl) => {
      await page.goto(`${shellUrl}/live-events`)
      await expect(page.getByRole('heading', { name: 'Live Events', level: 1 })).toBeVisible()
    },
  },
  'open the coach': {
    perMonth: 4,
    run: async (page, shellUrl) => {
      await page.goto(`${shellUrl}/sia`)
      await new SiaTalk(page).button('New session').click()
      await new SiaTalk(page).message.waitFor()
    },
  },
  'say something to the coach': {
    perMonth: 40,
    run: async (page) => {
      const talk = new SiaTalk(page)
      await talk.message.focus()
      await talk.say('Beekeepers')
    },
  },
}
