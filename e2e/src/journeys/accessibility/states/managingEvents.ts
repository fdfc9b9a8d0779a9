import type { Page } from '@playwright/test'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import type { UiState } from '../UiState.ts'

const ADMIN = `${SHELL_URL}/live-events-admin`
/** Two people wait for the host's approval. */
const TOPIC = 'Masterclass with small groups'

/** Three people are registered. */
const FULL = 'Live review of three studies'

const find = async (page: Page, topic = TOPIC) => {
  await page.goto(ADMIN)
  await page.getByRole('searchbox', { name: 'Find an event' }).fill(topic)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A dialog over the page, which Escape closes again. */
const dialog = (name: string, title: string | RegExp, reach: (page: Page) => Promise<void>): UiState => ({
  name,
  reach: async (page) => {
    await page.keyboard.press('Escape')
    await reach(page)
  },
  shows: (page) =>
    page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title })),
})

/** What a community manager does with an event and the people in it. */
export const managingEvents: readonly UiState[] = [
  {
    name: 'how many are registered and wait',
    reach: (page) => find(page),
    shows: (page) => page.getByText('0 registered, 2 to approve'),
  },
  dialog('who is told of an unpublishing', /^Unpublish/, async (page) => {
    await find(page, FULL)
    await page.getByRole('row', { name: FULL }).getByRole('switch', { name: 'Published' }).click()
  }),
  dialog('settings to copy', /^Copy settings to/, async (page) => {
    await find(page)
    await page.getByRole('checkbox', { name: `Select ${TOPIC}` }).check()
    await press(page, 'Copy settings')
  }),
  {
    name: 'registrants who wait for approval',
    reach: async (page) => {
      await find(page)
      await page.getByRole('row', { name: TOPIC }).getByRole('button', { name: 'Registrants' }).click()
      await press(page, 'Select 2 awaiting approval')
    },
    shows: (page) => page.getByRole('button', { name: 'Deny', exact: true }),
  },
  dialog('a denial', /^Deny /, (page) => press(page, 'Deny')),
  dialog('a message to registrants', 'Write to registrants', (page) => press(page, 'Write to registrants')),
  {
    name: 'a message before it is sent',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Subject' }).fill('What to bring')
      await page.getByRole('textbox', { name: 'Text' }).fill('A job of your own.')
      await press(page, 'Preview')
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Send this email?' }),
  },
  dialog('another time', 'Move event', (page) => press(page, 'Move event')),
  {
    name: 'who is told of another time',
    reach: async (page) => {
      await page.getByLabel('Minutes').fill('90')
      await press(page, 'Preview')
    },
    shows: (page) => page.getByText('Nobody is registered or waits, so nobody is told.'),
  },
  dialog('a cancellation', 'Cancel this event?', async (page) => {
    await page.keyboard.press('Escape')
    await press(page, 'Cancel event')
  }),
]
