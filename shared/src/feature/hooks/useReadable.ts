import { useCallback, useSyncExternalStore } from 'react'
import type { Readable } from '../core/contract.ts'

/** Returns the current value of a Readable. Renders again when it changes. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable])
  const get = () => readable.get()
  return useSyncExternalStore(subscribe, get, get)
}
