import { useEffect, useRef } from 'react'
import { useHost } from './useHost.ts'

/**
 * While dirty is true the host asks before it leaves or reloads the page. Released on unmount.
 * @param dirty whether something typed here is not saved yet
 */
export function useUnsavedGuard(dirty: boolean): void {
  const host = useHost()
  const latest = useRef(dirty)
  latest.current = dirty
  useEffect(() => host.guardUnsaved(() => latest.current), [host])
}
