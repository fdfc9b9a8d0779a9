import { z } from 'zod'

/** What goes wrong with the next calls of the API. Without anything else than `count`, they are answered with 500. */
export const Fault = z.strictObject({
  /** Number of calls. */
  count: z.int().min(1).default(1),
  /** The call is not carried out, and answered with this status. */
  status: z.int().min(400).max(599).optional(),
  /** Body of the answer with this status, in place of the usual one. */
  answer: z.record(z.string(), z.unknown()).optional(),
  /** Retry-After of the answer. */
  retryAfterSeconds: z.number().min(0).optional(),
  /** The call is carried out after this time. */
  delayMilliseconds: z.number().min(0).optional(),
  /** The call is carried out, and the connection closed without an answer. */
  loseAnswer: z.boolean().optional(),
  /** The call is carried out, and the connection closed in the middle of the answer. */
  halfPage: z.boolean().optional(),
  /** A regular expression for the paths of the calls. */
  path: z.string().default('^/v2/'),
})
export type Fault = z.infer<typeof Fault>

/** Faults that a developer asked for. A restart clears them. */
export class Faults {
  #pending: readonly Fault[] = []
  readonly #delays = new Set<() => void>()

  get pending(): readonly Fault[] {
    return this.#pending
  }

  add(fault: Fault): void {
    this.#pending = [...this.#pending, fault]
  }

  /** Clears all faults, and ends the delays. */
  clear(): void {
    this.#pending = []
    for (const end of this.#delays) end()
  }

  /** The fault of a call, which is thereby used up once. */
  take(path: string): Fault | undefined {
    const found = this.#pending.find((fault) => new RegExp(fault.path).test(path))
    if (found) {
      this.#pending = this.#pending.flatMap((fault) =>
        fault !== found ? [fault] : fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [],
      )
    }
    return found
  }

  /** Resolves after a time, or when the faults are cleared. */
  delay(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#delays.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      this.#delays.add(end)
    })
  }
}
