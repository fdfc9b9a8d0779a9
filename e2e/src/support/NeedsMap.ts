import { expect, type Locator, type Page } from '@playwright/test'

/** The screen of one needs document, with controls located by their accessible names. */
export class NeedsMap {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The controls of one layer. */
  layer(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  addGoal(layer: string): Locator {
    return this.layer(layer).getByRole('button', { name: 'Add goal' })
  }

  /** @param number within the layer, from 1 */
  goal(layer: string, number: number): Locator {
    return this.layer(layer).getByRole('textbox', { name: `Goal ${number}`, exact: true })
  }

  status(text: 'Saved' | 'Unsaved changes'): Locator {
    return this.page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })
  }

  /** The link that takes the place of the button once the study of a goal is stored. */
  studyLink(name: string): Locator {
    return this.page.getByRole('link', { name: `Open study “${name}”` })
  }

  /** Saves and waits for the database's acknowledgement. */
  async save(): Promise<void> {
    await this.button('Save').click()
    await expect(this.status('Saved')).toBeVisible()
  }
}
