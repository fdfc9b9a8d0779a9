/** How a mail is refused: for now, so that it may be sent again, or for good. */
export const REFUSALS = ['temporary', 'permanent'] as const
export type Refusal = (typeof REFUSALS)[number]

/** Refusals of the next mails that come by SMTP, and how late it answers. A restart clears them. */
export class MailFaults {
  /** For so long the answer to a mail is delayed, in milliseconds. The mail is stored before. */
  delay = 0
  #pending: readonly Refusal[] = []

  get pending(): readonly Refusal[] {
    return this.#pending
  }

  add(kind: Refusal, count = 1): void {
    this.#pending = [...this.#pending, ...Array.from({ length: count }, () => kind)]
  }

  clear(): void {
    this.#pending = []
    this.delay = 0
  }

  /** The refusal of a mail, which is thereby used up. */
  take(): Refusal | undefined {
    const [first, ...others] = this.#pending
    this.#pending = others
    return first
  }
}
