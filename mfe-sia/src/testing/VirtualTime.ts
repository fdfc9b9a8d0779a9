import type { Timing } from '../core/ports.ts'

interface Due {
  readonly at: number
  readonly action: () => void
}

/** A clock that only tests advance. */
export class VirtualTime implements Timing {
  #now = Date.parse('2026-03-10T13:00:00.000Z')
  readonly #due = new Set<Due>()

  readonly now = (): number => this.#now

  readonly after = (milliseconds: number, action: () => void): (() => void) => {
    const due = { at: this.#now + milliseconds, action }
    this.#due.add(due)
    return () => this.#due.delete(due)
  }

  readonly beforePaint = (action: () => void): (() => void) => this.after(16, action)

  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => this.after(milliseconds, resolve))

  /** Runs timers that become due, each with the promises that follow from it. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await settle()
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at)
      this.#due.delete(next)
      next.action()
      await settle()
    }
    this.#now = end
  }

  #next(end: number): Due | undefined {
    let first: Due | undefined
    for (const due of this.#due) if (due.at <= end && (!first || due.at < first.at)) first = due
    return first
  }
}

/** Enough turns for a chain of promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}
