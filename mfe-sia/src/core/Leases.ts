import { SIA_ANSWER_LEASE, type SiaMessageId } from '@outcome-studio/shared/domain/coach'
import type { Timing } from './ports.ts'

/**
 * Watches growing answers. An answer without progress for the length of a lease has expired. Progress renews the lease,
 * so the clocks of server and device need not agree.
 */
export class Leases {
  readonly #timing: Timing
  readonly #onExpiry: (id: SiaMessageId) => void
  readonly #running = new Map<SiaMessageId, () => void>()
  readonly #expired = new Set<SiaMessageId>()

  constructor(timing: Timing, onExpiry: (id: SiaMessageId) => void) {
    this.#timing = timing
    this.#onExpiry = onExpiry
  }

  /**
   * Starts or renews the lease of an answer.
   * @param milliseconds until it expires; at most SIA_ANSWER_LEASE
   */
  renew(id: SiaMessageId, milliseconds = SIA_ANSWER_LEASE): void {
    this.end(id)
    const expire = () => {
      this.#running.delete(id)
      this.#expired.add(id)
      this.#onExpiry(id)
    }
    if (milliseconds <= 0) this.#expired.add(id)
    else this.#running.set(id, this.#timing.after(Math.min(milliseconds, SIA_ANSWER_LEASE), expire))
  }

  /** Stops watching an answer. */
  end(id: SiaMessageId): void {
    this.#running.get(id)?.()
    this.#running.delete(id)
    this.#expired.delete(id)
  }

  /** Whether the lease of an answer has expired. */
  hasExpired(id: SiaMessageId): boolean {
    return this.#expired.has(id)
  }

  /** Cancels all timers. */
  release(): void {
    for (const cancel of this.#running.values()) cancel()
    this.#running.clear()
  }
}
