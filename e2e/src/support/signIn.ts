import { expect, type Page } from '@playwright/test'
import { SHELL_URL } from './sharedStack.ts'

export type SeededEmail =
  | 'standard@acme.test'
  | 'trial@group.test'
  | 'expired@group.test'
  | 'never@solo.test'
  | 'admin@acme.test'
  | 'tools@acme.test'
  | 'new@solo.test'
  | 'monthly@solo.test'

/** Signs in as a seeded person through the developer login and waits for the home page. */
export async function signIn(page: Page, email: SeededEmail, shellUrl = SHELL_URL): Promise<void> {
  await page.goto(`${shellUrl}/dev/token`)
  await page.getByRole('button', { name: email }).click()
  await expect(page).toHaveURL(`${shellUrl}/`)
}
