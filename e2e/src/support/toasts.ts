import type { Locator, Page } from '@playwright/test'

/** The notifications that are on the page. They are announced by what they stand in, and have no role of their own. */
export const toastsOn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

/** Those of them that tell of a failure. */
export const failuresOn = (page: Page): Locator => toastsOn(page).and(page.locator('[data-kind=error]'))
