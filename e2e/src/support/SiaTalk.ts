import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than two rounds through the page: a proposal that comes in late may be missed in the first. */
const MOST_STOPS = 200
/** More questions than the coach asks about a small study. */
const MOST_QUESTIONS = 20

/** The coach's screen, with controls located by their accessible names. */
export class SiaTalk {
  readonly page: Page
  readonly log: Locator
  readonly message: Locator
  /** The study that is talked about. */
  readonly study: Locator

  constructor(page: Page) {
    this.page = page
    this.log = page.getByRole('log')
    this.message = page.getByRole('textbox', { name: 'Message', exact: true })
    this.study = page.getByRole('region', { name: 'Study', exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** What the coach said, the opening first. */
  answers(): Locator {
    return this.log.getByRole('article', { name: 'Sia', exact: true })
  }

  /** The proposals that can be accepted one by one. */
  accept(): Locator {
    return this.log.getByRole('button', { name: 'Accept', exact: true })
  }

  /** Enters a message into the field, which has the focus, sends it by Enter and waits for the whole answer. */
  async say(text: string): Promise<void> {
    const before = await this.answers().count()
    await expect(this.message).toBeFocused()
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) await this.page.keyboard.press('Shift+Enter')
      await this.page.keyboard.insertText(line)
    }
    await this.page.keyboard.press('Enter')
    await this.waitForAnswer(before + 1)
  }

  /** Skips the coach's questions until it asks this one. */
  async skipTo(question: string): Promise<void> {
    for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
      if ((await this.answers().last().getByText(question).count()) > 0) return
      await this.say('skip')
    }
    throw new Error(`The coach does not ask “${question}”.`)
  }

  async waitForAnswer(count: number): Promise<void> {
    await expect(this.answers()).toHaveCount(count)
    await expect(this.answers().last()).toHaveAttribute('aria-busy', 'false')
    await expect(this.button('Send')).toBeVisible()
  }

  /** Accepts all open proposals by keyboard: from the message field backwards, then in order. */
  async acceptByKey(): Promise<void> {
    for (let left = await this.accept().count(); left > 0; left = await this.accept().count()) {
      const all = this.log.getByRole('button', { name: /^Accept all/ })
      await this.goBackTo((await all.count()) > 0 ? all.first() : this.accept().first())
      await this.page.keyboard.press('Enter')
      await expect.poll(() => this.accept().count()).toBeLessThan(left)
    }
    await expect(this.message).toBeFocused()
  }

  /** Presses Shift+Tab until the control has the focus. */
  private async goBackTo(control: Locator): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Shift+Tab')
    }
    throw new Error(`Shift+Tab does not lead to ${control}.`)
  }
}
