import { SIA_ANSWER_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'

const CONTROL = /[^\P{Cc}\n\t]/gu
const HALF_CHARACTER = /[\ud800-\udbff]$/

/** The text of one answer as it is written, without control characters and up to SIA_ANSWER_MAX_LENGTH. */
export class AnswerText {
  readonly #write: (text: string) => Promise<void>
  #text = ''
  /** The first half of a character whose second half has not arrived. */
  #half = ''
  #isNewPart = false

  constructor(write: (text: string) => Promise<void>) {
    this.#write = write
  }

  /** Whether the answer has no text but white space. */
  get isEmpty(): boolean {
    return this.#text.trim() === ''
  }

  /** Whether text was dropped because it exceeded the maximum length of an answer. */
  isFull = false

  /** Whether the answer contains a text. */
  includes(text: string): boolean {
    return this.#text.includes(text)
  }

  /** Makes the next text start a new paragraph. */
  startPart(): void {
    this.#isNewPart = !this.isEmpty
    this.#half = ''
  }

  /**
   * Writes more text. Control characters are removed, and text beyond the limit is dropped.
   * @throws the errors of the constructor's `write`
   */
  async append(more: string): Promise<void> {
    const clean = (this.#half + more).replace(CONTROL, '')
    this.#half = HALF_CHARACTER.exec(clean)?.[0] ?? ''
    const whole = clean.slice(0, clean.length - this.#half.length).toWellFormed()
    if (whole === '' || (this.isEmpty && whole.trim() === '')) return
    const spaced = this.#isNewPart ? `\n\n${whole}` : whole
    this.#isNewPart = false
    const left = SIA_ANSWER_MAX_LENGTH - this.#text.length
    if (spaced.length > left) this.isFull = true
    const fitting = spaced.slice(0, left).replace(HALF_CHARACTER, '')
    if (fitting === '') return
    this.#text += fitting
    await this.#write(fitting)
  }
}
