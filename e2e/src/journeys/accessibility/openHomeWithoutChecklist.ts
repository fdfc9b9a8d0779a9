import type { Page } from '@playwright/test'
import { SHELL_URL } from '../../support/sharedStack.ts'

/** Opens home and closes the checklist, so that it no longer opens on its own. */
export async function openHomeWithoutChecklist(page: Page): Promise<void> {
  await page.goto(SHELL_URL)
  await page.getByRole('button', { name: 'Actions checklist' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
}
