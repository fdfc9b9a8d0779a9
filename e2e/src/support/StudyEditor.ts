import { expect, type Locator, type Page } from '@playwright/test'

/** The study editor, with controls located by their accessible names. */
export class StudyEditor {
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

  status(text: 'Saved' | 'Unsaved changes'): Locator {
    return this.page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })
  }

  /** Saves and waits for the database's acknowledgement. */
  async save(): Promise<void> {
    await this.button('Save').click()
    await expect(this.status('Saved')).toBeVisible()
  }

  /** The remarks that describe a field, as one text. */
  async remarksOf(field: Locator): Promise<string> {
    const ids = (await field.getAttribute('aria-describedby'))?.split(/\s+/) ?? []
    const texts = await Promise.all(ids.map((id) => this.page.locator(`[id="${id}"]`).textContent()))
    return texts.join('\n')
  }
}
