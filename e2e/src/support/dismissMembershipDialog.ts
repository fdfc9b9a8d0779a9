import type { BrowserContext, Page } from '@playwright/test'

const watched = new WeakSet<BrowserContext>()

/**
 * Closes the membership dialog whenever it covers a page of this browser. It opens 10 s after a member without access
 * has loaded, which on a busy machine is at any step of a journey.
 */
export async function dismissMembershipDialog(page: Page): Promise<void> {
  const context = page.context()
  if (watched.has(context)) return
  watched.add(context)
  context.on('page', (tab) => void dismiss(tab))
  await Promise.all(context.pages().map(dismiss))
}

async function dismiss(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Membership required' })
  await page.addLocatorHandler(dialog, () => dialog.getByRole('button', { name: 'Not now' }).click())
}
