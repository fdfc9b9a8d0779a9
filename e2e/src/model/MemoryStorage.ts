/**
 * What a device keeps, whatever becomes of its pages. What is written at any other time than when it is asked for
 * waits: a sequence that takes long would meet the end of a pause in typing by chance.
 */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()
  readonly #waiting = new Map<string, string>()
  #isWritable = false

  /** Keeps what is written in here, and what has waited. */
  whileWritable(write: () => void): void {
    for (const [key, value] of this.#waiting) this.#values.set(key, value)
    this.#waiting.clear()
    this.#isWritable = true
    write()
    this.#isWritable = false
  }

  /** What has waited is never kept. */
  forgetWaiting(): void {
    this.#waiting.clear()
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
    const target = this.#isWritable ? this.#values : this.#waiting
    target.set(key, value)
  }
  removeItem(key: string): void {
    this.#values.delete(key)
    this.#waiting.delete(key)
  }
  clear(): void {
    this.#values.clear()
    this.#waiting.clear()
  }
}
