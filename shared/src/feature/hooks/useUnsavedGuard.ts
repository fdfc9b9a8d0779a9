import { useEffect, useRef } from 'react'
import { useHost } from './useHost.ts'

/**
 * While `isDirty` is true, the host asks before it leaves or reloads the page. Released on unmount.
 *
 * @param isDirty whether the calling component has unsaved edits
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const host = useHost()
  const latest = useRef(isDirty)
  latest.current = isDirty
  useEffect(() => host.guardUnsaved(() => latest.current), [host])
}
