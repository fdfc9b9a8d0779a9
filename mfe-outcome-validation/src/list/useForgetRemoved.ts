import { currentStudies } from '@outcome-studio/shared/data'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { whenIdle } from '../editor/binding/whenIdle.ts'

/**
 * Once the list is there, deletes what is left of studies that were deleted long ago. Nobody waits for it, and what
 * fails is done the next time.
 */
export function useForgetRemoved(isListed: boolean): void {
  const host = useHost()
  useEffect(() => {
    if (!isListed) return
    return whenIdle(() => {
      currentStudies()
        .forgetRemoved()
        .catch((error: unknown) => host.report(error, { during: 'deleting versions of deleted studies' }))
    })
  }, [isListed, host])
}
