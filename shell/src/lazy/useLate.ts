import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useReloadIfStale } from './useReloadIfStale.ts'

/**
 * A component whose code is fetched when it is first wanted; null until then. Where that fails while it is still
 * wanted, the person hears of it and the next wish asks again.
 * @param load a function that stays the same between renders
 * @param giveUp withdraws the wish, after a failure; whoever makes wishes by themselves must not repeat it at once
 */
export function useLate<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | null {
  const host = useShellHost()
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const reloadIfStale = useReloadIfStale()
  const fail = useEffectEvent((error: unknown) => {
    giveUp()
    host.services.showError(error)
    void reloadIfStale(error)
  })
  useEffect(() => {
    if (!isWanted || Loaded !== null) return
    let isWithdrawn = false
    load().then(
      (loaded) => setLoaded(() => loaded),
      (error: unknown) => {
        if (!isWithdrawn) fail(error)
      },
    )
    return () => {
      isWithdrawn = true
    }
  }, [isWanted, Loaded, load])
  return isWanted ? Loaded : null
}
