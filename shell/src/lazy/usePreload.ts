import { useMemo } from 'react'
import { useLoaders } from './LoadersContext.ts'
import { preloadPath } from './preloadPath.ts'

/** Handlers for a link or button that preload its feature on hover and focus. */
export function usePreload(path: string) {
  const { features } = useLoaders()
  return useMemo(() => {
    const preload = () => preloadPath(path, features, navigator)
    return { onPointerEnter: preload, onFocus: preload }
  }, [features, path])
}
