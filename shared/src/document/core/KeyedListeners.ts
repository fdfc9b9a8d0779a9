import { createListeners, type Listeners } from '@outcome-studio/shared/domain/base'

/** Listeners that each subscribe to one key, so that a change notifies only those it concerns. */
export class KeyedListeners {
  readonly #byKey = new Map<string, Listeners>()

  /** Returns the release. */
  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#byKey.get(key) ?? createListeners()
    this.#byKey.set(key, listeners)
    const release = listeners.add(listener)
    return () => {
      release()
      if (listeners.isEmpty() && this.#byKey.get(key) === listeners) this.#byKey.delete(key)
    }
  }

  /** Calls the listeners of these keys. */
  notify(keys: Iterable<string>): void {
    for (const key of keys) this.#byKey.get(key)?.notify()
  }
}
