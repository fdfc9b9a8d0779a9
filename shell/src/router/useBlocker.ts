import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Blocker, BlockerFunction } from 'react-router-dom'
import { useRouter } from './RouterContext.ts'

const UNBLOCKED: Blocker = { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined }

/**
 * The library's hook of the same name, which needs its data router.
 * @param shouldBlock whether a navigation is stopped until the returned blocker proceeds or is reset
 */
export function useBlocker(shouldBlock: boolean | BlockerFunction): Blocker {
  const router = useRouter()
  const [blocker, setBlocker] = useState(UNBLOCKED)
  const isBlocked = useEffectEvent((wanted: Parameters<BlockerFunction>[0]) =>
    typeof shouldBlock === 'function' ? shouldBlock(wanted) : shouldBlock,
  )
  useEffect(() => {
    // In the same way as the router's location, so that both are shown together.
    const show = (next: Blocker) => startTransition(() => setBlocker(next))
    const release = router.guard({
      isBlocked: (wanted) => isBlocked(wanted),
      onBlocked: ({ location, proceed }) =>
        show({
          state: 'blocked',
          location,
          proceed: () => {
            show({ state: 'proceeding', location, proceed: undefined, reset: undefined })
            proceed()
          },
          reset: () => show(UNBLOCKED),
        }),
      onNavigated: () => show(UNBLOCKED),
    })
    return () => {
      release()
      setBlocker(UNBLOCKED)
    }
  }, [router])
  return blocker
}
