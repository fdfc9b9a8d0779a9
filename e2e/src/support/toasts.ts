import type { Locator, Page } from '@playwright/test'

/** The notifications on the page. They have no role of their own; their live region announces them. */
export const toastsOn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

/** The notifications of errors. */
export const failuresOn = (page: Page): Locator => toastsOn(page).and(page.locator('[data-kind=error]'))
