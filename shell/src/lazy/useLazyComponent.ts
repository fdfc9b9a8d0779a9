import type { Lazy } from '@outcome-studio/shared/domain/base'
import { isChunkLoadError } from '@outcome-studio/shared/domain/errors'
import { useLazy } from '@outcome-studio/shared/feature'
import type { ComponentType } from 'react'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLoaders } from './LoadersContext.ts'

/**
 * Returns a lazy component of the shell while it is wanted and loaded; else null. A failure is shown to the user.
 * @param giveUp sets isWanted to false; an automatic request must not be repeated at once
 */
export function useLazyComponent<Props>(
  component: Lazy<ComponentType<Props>>,
  isWanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | null {
  const { services } = useShellHost()
  const { isOutdated, reloadOnce } = useLoaders()
  // A missing file is a failure of the server, unless a newer version has replaced it.
  const reloadIfStale = async (error: unknown) => {
    if (isChunkLoadError(error) && (await isOutdated())) reloadOnce(String(error))
  }
  const state = useLazy(component, {
    isWanted,
    onFailure: (error) => {
      giveUp()
      services.showError(error)
      void reloadIfStale(error)
    },
  })
  return state.kind === 'loaded' ? state.value : null
}
