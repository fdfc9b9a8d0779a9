import type { Locator, Page } from '@playwright/test'

/** The field of the open command palette. Named, because the page below may have a combobox as well. */
export const paletteOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Search or jump to' })
