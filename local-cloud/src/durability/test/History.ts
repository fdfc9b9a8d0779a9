/** What a writer was told: the difference between these two is all that a crash may take. */
export class History {
  /** Acknowledged writes: name to the content last acknowledged. */
  readonly #acknowledged = new Map<string, string>()
  /** Content that was on its way when the connection broke; it may be there or not. */
  readonly #open = new Map<string, string>()
  #count = 0

  get count(): number {
    return this.#count
  }

  names(): readonly string[] {
    return [...new Set([...this.#acknowledged.keys(), ...this.#open.keys()])]
  }

  /** Writes, and notes whether it was acknowledged. A write that fails stays open. */
  async note(contents: Readonly<Record<string, string>>, write: () => Promise<unknown>): Promise<void> {
    for (const [name, content] of Object.entries(contents)) this.#open.set(name, content)
    await write()
    for (const [name, content] of Object.entries(contents)) {
      this.#open.delete(name)
      this.#acknowledged.set(name, content)
    }
    this.#count += 1
  }

  /**
   * Compares with what is stored, which then counts as acknowledged: having been seen, it may not go away.
   *
   * @returns what is wrong, in words
   */
  settle(stored: ReadonlyMap<string, string>): readonly string[] {
    const faults = this.names().flatMap((name) => {
      const found = stored.get(name)
      const allowed = [this.#acknowledged.get(name), ...(this.#open.has(name) ? [this.#open.get(name)] : [])]
      return allowed.includes(found) ? [] : [`${name} holds ${found}, expected ${allowed.join(' or ')}`]
    })
    const strangers = [...stored.keys()].filter(
      (name) => !this.#acknowledged.has(name) && !this.#open.has(name),
    )
    this.#open.clear()
    for (const [name, content] of stored) this.#acknowledged.set(name, content)
    return [...faults, ...strangers.map((name) => `${name} was never written`)]
  }
}
