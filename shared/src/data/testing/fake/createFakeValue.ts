import { createListeners } from '@outcome-studio/shared/domain/base'
import { useSyncExternalStore } from 'react'

/** A value that a test sets and components subscribe to. */
export interface FakeValue<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Hook that returns the current value. */
  readonly use: () => Value
}

/** Creates a value with its initial content. */
export function createFakeValue<Value>(initial: Value): FakeValue<Value> {
  const { add, notify } = createListeners()
  let value = initial
  const get = () => value
  return {
    get,
    set: (next) => {
      value = next
      notify()
    },
    use: () => useSyncExternalStore(add, get, get),
  }
}
