const MAX_WRONG = 5
const WINDOW = 10 * 60_000
/** Maximum number of stored addresses, which limits memory under a flood of made-up ones. */
const MAX_ADDRESSES = 10_000

/** Slows down password guessing: after some wrong passwords for an address, rejects all for some minutes. */
export class AttemptLimit {
  readonly #wrong = new Map<string, { readonly count: number; readonly since: number }>()

  /** @returns milliseconds until the next password is checked; 0 when it is checked now */
  waitFor(email: string, now: number): number {
    const wrong = this.#current(email, now)
    return wrong && wrong.count >= MAX_WRONG ? wrong.since + WINDOW - now : 0
  }

  noteWrong(email: string, now: number): void {
    const { count, since } = this.#current(email, now) ?? { count: 0, since: now }
    // Reinserted at the end, so that the first entry is the oldest.
    this.#wrong.delete(email)
    this.#wrong.set(email, { count: count + 1, since })
    const [oldest] = this.#wrong.keys()
    if (this.#wrong.size > MAX_ADDRESSES && oldest !== undefined) this.#wrong.delete(oldest)
  }

  forget(email: string): void {
    this.#wrong.delete(email)
  }

  #current(email: string, now: number) {
    const wrong = this.#wrong.get(email)
    return wrong && wrong.since + WINDOW > now ? wrong : undefined
  }
}
