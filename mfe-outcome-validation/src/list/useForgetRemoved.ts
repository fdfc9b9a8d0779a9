import { currentStudies } from '@outcome-studio/shared/data'
import { whenIdle } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'

/**
 * Deletes the versions of studies deleted long ago, once the list is shown. It runs in the background; the
 * next visit retries a failure.
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
