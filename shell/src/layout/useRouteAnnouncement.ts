import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { useEffect, useRef } from 'react'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
import { focusContent } from './focusContent.ts'

/**
 * Names the page after its area, and moves the keyboard to a new area when the person went there. Inside of
 * an area the feature minds its own focus.
 */
export function useRouteAnnouncement(): void {
  const route = useCurrentRoute()
  const shown = useRef(route)
  useEffect(() => {
    document.title = route ? `${route.title} · ${PRODUCT_NAME}` : PRODUCT_NAME
    if (shown.current === route) return
    shown.current = route
    focusContent()
    document.documentElement.scrollTop = 0
  }, [route])
}
