import { type Browser, expect, type Page } from '@playwright/test'
import { pressByKey, typeInto } from './keyboard.ts'
import { SHELL_URL } from './sharedStack.ts'
import { restoreSignIn } from './signIn.ts'

const ADMIN = `${SHELL_URL}/live-events-admin`

/** Does something as a tools admin, in a browser of its own. */
export async function asEventsAdmin(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await restoreSignIn(page, 'tools@acme.test')
  await page.goto(ADMIN)
  await work(page)
  await context.close()
}

/** Brings an event in from Zoom and publishes it, on the admin view. */
export async function publishOnPage(page: Page, topic: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Live Events Admin', level: 1 })).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Sync with Zoom' }))
  await typeInto(page, page.getByRole('searchbox', { name: 'Find an event' }), topic)
  const row = page.getByRole('row', { name: topic })
  await pressByKey(page, row.getByRole('switch', { name: 'Published' }), 'Space')
  await expect(row.getByRole('switch', { name: 'Published' })).toBeChecked()
}

/** Brings an event in from Zoom and publishes it. */
export const publishEvent = (browser: Browser, topic: string): Promise<void> =>
  asEventsAdmin(browser, (page) => publishOnPage(page, topic))
