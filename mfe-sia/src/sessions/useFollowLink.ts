import { useHost } from '@outcome-studio/shared/feature'
import { type MouseEvent, useCallback } from 'react'

/**
 * Handles a click on a link to a path of the product like the router's own link: other buttons and keys stay with the
 * browser. Each link of the router follows the location, which is slow for hundreds of them.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const host = useHost()
  return useCallback(
    (event) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event
      if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      event.preventDefault()
      const { pathname, search } = currentTarget
      const isHere = pathname === location.pathname && search === location.search
      host.navigate(`${pathname}${search}`, { replace: isHere })
    },
    [host],
  )
}
