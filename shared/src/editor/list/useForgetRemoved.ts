import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import type { DocumentWords } from '../core/DocumentWords.ts'
import { whenIdle } from '../core/whenIdle.ts'

/**
 * Deletes the versions of documents deleted long ago, once the list is shown. It runs in the background; the next visit
 * retries a failure.
 * @param forget its identity must be stable
 */
export function useForgetRemoved(
  forget: () => Promise<unknown>,
  { many }: DocumentWords,
  isListed: boolean,
): void {
  const host = useHost()
  useEffect(() => {
    if (!isListed) return
    return whenIdle(() => {
      forget().catch((error: unknown) =>
        host.report(error, { during: `deleting versions of deleted ${many}` }),
      )
    })
  }, [forget, many, isListed, host])
}
