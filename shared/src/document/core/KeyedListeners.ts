/** Listeners that each subscribe to one key, so that a change notifies only those it concerns. */
export class KeyedListeners {
  readonly #byKey = new Map<string, Set<() => void>>()

  /** Returns the release. */
  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byKey.get(key) === listeners) this.#byKey.delete(key)
    }
  }

  notify(keys: Iterable<string>): void {
    for (const key of keys) {
      for (const listener of this.#byKey.get(key) ?? []) listener()
    }
  }
}
