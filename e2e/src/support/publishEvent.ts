import { type Browser, expect, type Page } from '@playwright/test'
import { pressByKey, typeInto } from './keyboard.ts'
import { SHELL_URL } from './sharedStack.ts'
import { restoreSignIn } from './signIn.ts'

/** The tools admin who runs the events. */
export const EVENTS_ADMIN = 'tools@acme.test'

/** Where tools admins run the events. */
export const EVENTS_ADMIN_URL = `${SHELL_URL}/live-events-admin`

/** Brings an event in from Zoom and publishes it, on a page of a tools admin. */
export async function publishOnPage(page: Page, topic: string): Promise<void> {
  await page.goto(EVENTS_ADMIN_URL)
  await expect(page.getByRole('heading', { name: 'Live Events Admin', level: 1 })).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Sync with Zoom' }))
  await typeInto(page, page.getByRole('searchbox', { name: 'Find an event' }), topic)
  const row = page.getByRole('row', { name: topic })
  await pressByKey(page, row.getByRole('switch', { name: 'Published' }), 'Space')
  await expect(row.getByRole('switch', { name: 'Published' })).toBeChecked()
  await expectStored(page)
}

/** Waits until the last edit in the table of events, which is shown at once, is stored. */
export async function expectStored(page: Page): Promise<void> {
  await expect(page.getByText('Saving…')).toBeHidden()
}

/** Works in a browser context of its own as another person. @param like a page whose size it has */
export async function asPerson(
  browser: Browser,
  email: string,
  like: Page,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: like.viewportSize() })
  const page = await context.newPage()
  await restoreSignIn(page, email)
  await work(page)
  await context.close()
}

/** Brings an event in from Zoom and publishes it, as a tools admin. @param like a page whose size the admin's has */
export const publishEvent = (browser: Browser, topic: string, like: Page): Promise<void> =>
  asPerson(browser, EVENTS_ADMIN, like, (page) => publishOnPage(page, topic))
