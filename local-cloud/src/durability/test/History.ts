/** Writes of a client, by whether they were acknowledged. A crash may lose only pending ones. */
export class History {
  /** Content of the last acknowledged write, by name. */
  readonly #acknowledged = new Map<string, string>()
  /** Content whose write was pending when the connection broke. It may be stored or not. */
  readonly #pending = new Map<string, string>()
  #count = 0

  get count(): number {
    return this.#count
  }

  names(): readonly string[] {
    return [...new Set([...this.#acknowledged.keys(), ...this.#pending.keys()])]
  }

  /** Writes and records whether the write was acknowledged. A failed write stays pending. */
  async record(contents: Readonly<Record<string, string>>, write: () => Promise<unknown>): Promise<void> {
    for (const [name, content] of Object.entries(contents)) this.#pending.set(name, content)
    await write()
    for (const [name, content] of Object.entries(contents)) {
      this.#pending.delete(name)
      this.#acknowledged.set(name, content)
    }
    this.#count += 1
  }

  /**
   * Compares the history with the stored contents, which count as acknowledged from then on.
   *
   * @returns a description of each fault
   */
  verify(stored: ReadonlyMap<string, string>): readonly string[] {
    const faults = this.names().flatMap((name) => {
      const found = stored.get(name)
      const allowed = [
        this.#acknowledged.get(name),
        ...(this.#pending.has(name) ? [this.#pending.get(name)] : []),
      ]
      return allowed.includes(found) ? [] : [`${name} holds ${found}, expected ${allowed.join(' or ')}`]
    })
    const unexpected = [...stored.keys()].filter(
      (name) => !this.#acknowledged.has(name) && !this.#pending.has(name),
    )
    this.#pending.clear()
    for (const [name, content] of stored) this.#acknowledged.set(name, content)
    return [...faults, ...unexpected.map((name) => `${name} was never written`)]
  }
}
