import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { afterFrames, FOCUS_FRAMES } from './afterFrames.ts'
import { focusContent, isFocusInContent } from './focusContent.ts'
import { usePageName } from './usePageName.ts'

/**
 * Names the page, and moves the keyboard to a new one when the person went there, forwards or back. A screen that
 * takes the keyboard itself keeps it, and so does one whose address merely catches up with it.
 */
export function useRouteAnnouncement(): void {
  const route = useCurrentRoute()
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  usePageName(route, pathname)
  const shown = useRef({ route, pathname })
  // As it is before the new screen takes the place of the old one, whose elements it may go on using.
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
    // A field that takes the keyboard after a key press does so a frame late, and only if nothing else had it since.
    return afterFrames(FOCUS_FRAMES, () => {
      if (!isFocusInContent() || document.activeElement === focusedBefore) focusContent()
    })
  }, [route, pathname, navigation])
}
