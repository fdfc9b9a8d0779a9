import type { EnginePage } from './EnginePage.ts'
import { findInPage, type Role } from './findInPage.ts'

/** Milliseconds after which a state that has not come is a failure. No pass depends on it. */
const LIMIT = 300_000
/** Milliseconds between two looks at the page. */
const PAUSE = 50

/** What the drivers say of an element that is no longer in the page. */
const REPLACED = /detached|stale element|is gone/

type Name = string | RegExp

/** An expression for an element of the page. @param name whole accessible name, or a pattern of it */
function elementOf(role: Role, name: Name): string {
  const pattern =
    typeof name === 'string' ? `^${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$` : name.source
  return `(${findInPage})(${JSON.stringify(role)}, ${JSON.stringify(pattern)})`
}

/** Acts in a page as a user does: by roles and accessible names, and waits for what they would wait for. */
export class EngineUser {
  readonly page: EnginePage

  constructor(page: EnginePage) {
    this.page = page
  }

  /**
   * @param what is waited for, for the failure
   * @param condition an expression in the page
   * @throws Error with the text of the page
   */
  async until(what: string, condition: string): Promise<void> {
    const end = Date.now() + LIMIT
    // A page that navigates may refuse a script.
    while ((await this.page.evaluate(`Boolean(${condition})`).catch(() => false)) !== true) {
      if (Date.now() > end) {
        const text = await this.page.evaluate("location.href + '\\n' + document.body.innerText")
        throw new Error(`${what} did not come. The page is ${String(text).slice(0, 1_500)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  async see(role: Role, name: Name): Promise<void> {
    await this.until(`The ${role} ${name}`, elementOf(role, name))
  }

  async click(role: Role, name: Name): Promise<void> {
    for (;;) {
      await this.see(role, name)
      try {
        return await this.page.click(elementOf(role, name))
      } catch (error) {
        // The page rendered the element again between finding and clicking it, so nothing was clicked.
        if (!(error instanceof Error && REPLACED.test(error.message))) throw error
      }
    }
  }

  /** Types into an empty field, once it has the focus. */
  async fill(role: 'textbox' | 'searchbox', name: string, text: string): Promise<void> {
    const end = Date.now() + LIMIT
    do {
      if (Date.now() > end) throw new Error(`The ${role} ${name} did not take the focus.`)
      await this.click(role, name)
      // A remark that appears above the field between finding and clicking it moves it away from the pointer.
    } while ((await this.page.evaluate(`document.activeElement === ${elementOf(role, name)}`)) !== true)
    await this.page.type(text)
    await this.seeValue(role, name, text)
  }

  async seeValue(role: 'textbox' | 'searchbox', name: string, text: string): Promise<void> {
    await this.until(
      `“${text}” in the ${role} ${name}`,
      `${elementOf(role, name)}?.value === ${JSON.stringify(text)}`,
    )
  }

  async seeText(text: string): Promise<void> {
    await this.until(`The text “${text}”`, `document.body.innerText.includes(${JSON.stringify(text)})`)
  }
}
