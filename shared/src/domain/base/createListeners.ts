/** Functions to call when a value changes. */
export interface Listeners {
  /** Returns the release. A released listener is not called again, not even by a notification under way. */
  add(listener: () => void): () => void
  /** Calls each listener once. An error of a listener propagates to the caller and ends the notification. */
  notify(): void
  isEmpty(): boolean
  clear(): void
}

/** Creates an empty set of listeners. Listeners may be added and released during a notification. */
export function createListeners(): Listeners {
  const entries = new Set<{ readonly listener: () => void }>()
  return {
    add: (listener) => {
      // A wrapper object, so that a function added twice has two releases.
      const entry = { listener }
      entries.add(entry)
      return () => entries.delete(entry)
    },
    notify: () => {
      // A copy: a listener that subscribes anew during the notification would prolong it forever.
      for (const entry of [...entries]) {
        if (entries.has(entry)) entry.listener()
      }
    },
    isEmpty: () => entries.size === 0,
    clear: () => entries.clear(),
  }
}
