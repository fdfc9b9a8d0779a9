import { z } from 'zod'

/** What goes wrong with the next calls of the API. */
export const Fault = z.object({
  /**
   * A status that is returned. `cut`: the connection is closed. `hang`: it is closed when the faults are cleared. `wait`:
   * the call is carried out when the faults are cleared.
   */
  kind: z.enum(['402', '409', '429', '500', 'cut', 'hang', 'wait']),
  /** Number of calls. */
  count: z.int().min(1).default(1),
  /** Only calls of this method, for example "POST". */
  method: z.string().optional(),
  /** Only calls whose path starts so, for example "/v1/checkout". */
  path: z.string().default('/v1/'),
  /** Whether the call is carried out before it fails. */
  applied: z.boolean().default(false),
})
export type Fault = z.infer<typeof Fault>

/** Faults that a developer asked for. A restart clears them. */
export class Faults {
  #pending: readonly Fault[] = []
  #release: (() => void)[] = []

  get pending(): readonly Fault[] {
    return this.#pending
  }

  add(fault: Fault): void {
    this.#pending = [...this.#pending, fault]
  }

  /** Clears all faults, and ends the calls that hang or wait. */
  clear(): void {
    this.#pending = []
    for (const release of this.#release.splice(0)) release()
  }

  /** The fault of a call, which is thereby used up once. */
  take(method: string, path: string): Fault | undefined {
    const found = this.#pending.find(
      (fault) => path.startsWith(fault.path) && (fault.method ?? method) === method,
    )
    if (found) {
      this.#pending = this.#pending.flatMap((fault) =>
        fault !== found ? [fault] : fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [],
      )
    }
    return found
  }

  /** Resolves when the faults are cleared. */
  hang(): Promise<void> {
    return new Promise((resolve) => this.#release.push(resolve))
  }
}
