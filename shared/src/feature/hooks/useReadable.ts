import { useCallback, useSyncExternalStore } from 'react'
import type { Readable } from '../contract.ts'

/** The present value of a Readable; renders again when it changes. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable])
  return useSyncExternalStore(subscribe, () => readable.get())
}
