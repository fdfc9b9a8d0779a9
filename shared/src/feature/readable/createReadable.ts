import type { Readable } from '../contract.ts'

/** A Readable together with the right to change it. The owner keeps it and hands out the Readable alone. */
export interface WritableReadable<Value> extends Readable<Value> {
  /** Listeners hear of it unless the value is the same by Object.is. */
  set(value: Value): void
}

/** Makes a value that tells its listeners when it changes. */
export function createReadable<Value>(initial: Value): WritableReadable<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      // Wrapped so that one function subscribed twice has two releases.
      const entry = () => listener()
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
  }
}
