import { useMemo } from 'react'
import { useShell } from '../boot/ShellContext.ts'
import type { ShellRoute } from '../routes/routes.ts'
import { savesData } from './savesData.ts'

/** Handlers for a link that warm up the feature behind it as soon as somebody means to press it. */
export function usePreload({ show, title }: ShellRoute) {
  const { features } = useShell()
  return useMemo(() => {
    const preload = () => {
      if (typeof show !== 'string' && !savesData(navigator)) features.preload(show, title)
    }
    return { onPointerEnter: preload, onFocus: preload }
  }, [features, show, title])
}
