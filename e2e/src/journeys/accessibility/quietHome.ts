import type { Page } from '@playwright/test'
import { SHELL_URL } from '../../support/sharedStack.ts'

/** Home, where the checklist has been seen and does not open by itself any more. */
export async function quietHome(page: Page): Promise<void> {
  await page.goto(SHELL_URL)
  await page.getByRole('button', { name: 'Actions checklist' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
}
