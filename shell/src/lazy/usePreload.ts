import { useMemo } from 'react'
import { useLoaders } from './LoadersContext.ts'
import { preloadPath } from './preloadPath.ts'

/** Handlers for a link or button that warm up the feature it leads to as soon as somebody means to press it. */
export function usePreload(path: string) {
  const { features } = useLoaders()
  return useMemo(() => {
    const preload = () => preloadPath(path, features, navigator)
    return { onPointerEnter: preload, onFocus: preload }
  }, [features, path])
}
