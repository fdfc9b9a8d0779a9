/**
 * The storage of a device, which outlives its pages. Writes outside of `whileWritable` are deferred. Otherwise a slow sequence
 * would trigger the draft's debounce timer at random.
 */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()
  readonly #deferred = new Map<string, string>()
  #isWritable = false

  /** Stores what the callback writes, and the deferred writes. */
  whileWritable(write: () => void): void {
    for (const [key, value] of this.#deferred) this.#values.set(key, value)
    this.#deferred.clear()
    this.#isWritable = true
    write()
    this.#isWritable = false
  }

  /** Discards the deferred writes. */
  discardDeferred(): void {
    this.#deferred.clear()
  }

  get length(): number {
    return this.#values.size
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    const target = this.#isWritable ? this.#values : this.#deferred
    target.set(key, value)
  }
  removeItem(key: string): void {
    this.#values.delete(key)
    this.#deferred.delete(key)
  }
  clear(): void {
    this.#values.clear()
    this.#deferred.clear()
  }
}
