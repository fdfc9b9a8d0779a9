import type { Lazy } from '@outcome-studio/shared/domain/base'
import type { ComponentType } from 'react'
import { useHost } from './useHost.ts'
import { useLazy } from './useLazy.ts'

/**
 * Returns a lazy component while it is wanted and loaded; otherwise null. Shows a failure to the user.
 *
 * @param onFailure sets isWanted to false, so that the next request loads again
 */
export function useLazyComponent<Props>(
  component: Lazy<ComponentType<Props>>,
  isWanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const host = useHost()
  const state = useLazy(component, {
    isWanted,
    onFailure: (error) => {
      host.showError(error)
      onFailure()
    },
  })
  return state.kind === 'loaded' ? state.value : null
}
