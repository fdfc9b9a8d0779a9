import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { useEffect } from 'react'
import type { ShellRoute } from '../areas/routes.ts'
import { CONTENT_ID } from './focusContent.ts'
import { pageTitle } from './pageTitle.ts'

/**
 * Sets the document title to the area's title, preceded below the area's first screen by the screen's heading. Labels
 * the main element with the heading, which screen readers announce on focus. Observes the heading because it can
 * change, for example when a study is renamed.
 */
export function usePageName(route: ShellRoute | undefined, pathname: string): void {
  useEffect(() => {
    const update = () => {
      const content = document.getElementById(CONTENT_ID)
      const heading = content?.querySelector('h1')?.textContent.trim() ?? ''
      const isBelow = route !== undefined && pathname.replace(/\/$/, '') !== route.path.replace(/\/$/, '')
      const title = pageTitle([isBelow ? heading : '', route?.title ?? '', PRODUCT_NAME])
      if (document.title !== title) document.title = title
      if (heading !== '') content?.setAttribute('aria-label', heading)
    }
    update()
    const changes = new MutationObserver(update)
    changes.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => changes.disconnect()
  }, [route, pathname])
}
