/**
 * The storage of a device, as one of its pages sees it. The values outlive the page. Writes outside of `whileWritable` are deferred. Otherwise a slow sequence
 * would trigger the draft's debounce timer at random.
 */
export class MemoryStorage implements Storage {
  readonly #values: Map<string, string>
  readonly #deferred = new Map<string, string>()
  #isWritable = false

  /** @param values of the device, shared by its pages */
  constructor(values: Map<string, string>) {
    this.#values = values
  }

  /** Stores what the callback writes, and the deferred writes. */
  async whileWritable(write: () => void | Promise<void>): Promise<void> {
    for (const [key, value] of this.#deferred) this.#values.set(key, value)
    this.#deferred.clear()
    this.#isWritable = true
    await write()
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
