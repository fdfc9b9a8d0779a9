import { useHost } from '@outcome-studio/shared/feature'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the screen whose code is fetched when it is first wanted; null until it is there. Where it cannot be
 * fetched, that is said, and the next time it is wanted it is asked for again.
 */
export function useLatePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): ComponentType<Props> | null {
  const host = useHost()
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const fetchPart = useEffectEvent(load)
  const fail = useEffectEvent((error: unknown) => {
    host.showError(error)
    onFailure()
  })
  const isMissing = isWanted && Part === null
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    fetchPart().then(
      (loaded) => isGone || setPart(() => loaded),
      (error: unknown) => isGone || fail(error),
    )
    return () => {
      isGone = true
    }
  }, [isMissing])
  return isWanted ? Part : null
}
