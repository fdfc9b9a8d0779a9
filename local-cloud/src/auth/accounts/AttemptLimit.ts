const WINDOW = 10 * 60_000
/** Maximum number of stored keys, which limits memory under a flood of made-up ones. */
const MAX_KEYS = 10_000

/** Limits attempts, such as wrong passwords for an address: after some of them, none is accepted for ten minutes. */
export class AttemptLimit {
  readonly #most: number
  #attempts = new Map<string, { readonly count: number; readonly since: number }>()

  /** @param most accepted attempts of one key within ten minutes */
  constructor(most: number) {
    this.#most = most
  }

  /** @returns milliseconds until the next attempt is accepted; 0 when it is accepted now */
  waitFor(key: string, now: number): number {
    const attempts = this.#current(key, now)
    return attempts && attempts.count >= this.#most ? attempts.since + WINDOW - now : 0
  }

  note(key: string, now: number): void {
    const { count, since } = this.#current(key, now) ?? { count: 0, since: now }
    // Reinserted at the end, so that the first entry is the oldest.
    this.#attempts.delete(key)
    this.#attempts.set(key, { count: count + 1, since })
    const [oldest] = this.#attempts.keys()
    if (this.#attempts.size > MAX_KEYS && oldest !== undefined) this.#attempts.delete(oldest)
  }

  forget(key: string): void {
    this.#attempts.delete(key)
  }

  /** @param start of the keys to forget */
  forgetAll(start: string): void {
    for (const key of [...this.#attempts.keys()]) if (key.startsWith(start)) this.#attempts.delete(key)
  }

  /** Copies the attempts. @returns restores them */
  snapshot(): () => void {
    const attempts = new Map(this.#attempts)
    return () => {
      this.#attempts = new Map(attempts)
    }
  }

  #current(key: string, now: number) {
    const attempts = this.#attempts.get(key)
    return attempts && attempts.since + WINDOW > now ? attempts : undefined
  }
}
