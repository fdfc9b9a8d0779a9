import { createListeners } from '@outcome-studio/shared/domain/base'
import type { Readable } from './contract.ts'

/** A Readable with the right to change it. Its owner passes on only the Readable. */
export interface WritableReadable<Value> extends Readable<Value> {
  /** Notifies the listeners unless the value is the same by Object.is. */
  set(value: Value): void
}

/** Creates a value that notifies its listeners when it changes. */
export function createReadable<Value>(initial: Value): WritableReadable<Value> {
  const listeners = createListeners()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      listeners.notify()
    },
    subscribe: (listener) => listeners.add(listener),
  }
}
