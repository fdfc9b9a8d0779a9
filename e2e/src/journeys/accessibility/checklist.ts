import type { Page } from '@playwright/test'
import { dismissMembershipDialog } from '../../support/dismissMembershipDialog.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'

/** Opens home and closes the checklist, so that it no longer opens on its own. */
export async function openHomeWithoutChecklist(page: Page): Promise<void> {
  await dismissMembershipDialog(page)
  await page.goto(SHELL_URL)
  await pressEntry(page)
  while (await isChecklistOpen(page)) await pressEntry(page)
}

/** Opens the checklist. On its own it opens once for each person. */
export async function openChecklist(page: Page): Promise<void> {
  // A press closes a checklist that has opened on its own just before.
  while (!(await isChecklistOpen(page))) await pressEntry(page)
}

const pressEntry = (page: Page) => page.getByRole('button', { name: 'Actions checklist' }).press('Enter')

const isChecklistOpen = async (page: Page): Promise<boolean> =>
  (await page.locator('[aria-expanded=true]', { hasText: 'Actions checklist' }).count()) > 0
