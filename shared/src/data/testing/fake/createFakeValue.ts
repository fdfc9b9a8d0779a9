import { createListeners } from '@outcome-studio/shared/domain'
import { useSyncExternalStore } from 'react'

/** A value that a test sets and components follow. */
export interface FakeValue<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Hook. */
  readonly use: () => Value
}

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
    use: () => useSyncExternalStore(add, get),
  }
}
