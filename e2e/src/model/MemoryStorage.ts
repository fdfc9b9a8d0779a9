/** What a device keeps, whatever becomes of its pages. */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()
  #isWritable = false

  /** Lets something be written; at no other time is anything. */
  whileWritable(write: () => void): void {
    this.#isWritable = true
    write()
    this.#isWritable = false
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
    // A sequence that takes long would meet the end of a pause in typing by chance.
    if (!this.#isWritable) throw new DOMException('Not at this moment.', 'QuotaExceededError')
    this.#values.set(key, value)
  }
  removeItem(key: string): void {
    this.#values.delete(key)
  }
  clear(): void {
    this.#values.clear()
  }
}
