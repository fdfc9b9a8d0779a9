import { expect, type Page } from '@playwright/test'
import { SHELL_URL } from './sharedStack.ts'

/** Signs out through the sidebar, which narrow screens show behind a button. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  const button = page.getByRole('button', { name: 'Sign Out', exact: true })
  await expect(menu.or(button).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await button.click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin`)
}
