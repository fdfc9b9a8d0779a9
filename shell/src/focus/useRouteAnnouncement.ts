import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { afterFrames, FOCUS_FRAMES } from './afterFrames.ts'
import { focusContent, isFocusInContent } from './focusContent.ts'
import { usePageName } from './usePageName.ts'

/**
 * Sets the page's name, and moves focus to a new screen after navigation, forwards or back. Focus stays where it is
 * if the screen has moved it, or if navigation only replaced the address.
 */
export function useRouteAnnouncement(): void {
  const route = useCurrentRoute()
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  usePageName(route, pathname)
  const shown = useRef({ route, pathname })
  // Read during render, before the new screen replaces the old one: React may reuse the focused element.
  const focusedBefore = document.activeElement
  useEffect(() => {
    const before = shown.current
    shown.current = { route, pathname }
    if (before.route !== route) {
      focusContent()
      document.documentElement.scrollTop = 0
      return
    }
    if (before.pathname === pathname || navigation === 'REPLACE') return
    if (navigation === 'PUSH') document.documentElement.scrollTop = 0
    // After a key press a field takes focus one frame late, and only if focus has not moved since.
    return afterFrames(FOCUS_FRAMES, () => {
      if (!isFocusInContent() || document.activeElement === focusedBefore) focusContent()
    })
  }, [route, pathname, navigation])
}
