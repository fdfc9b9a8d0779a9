import type { Router } from '../router/createRouter.ts'

export type FollowedRouter = Pick<Router, 'state' | 'subscribe'>

/**
 * Calls back as soon as the address changes, before the new page is rendered. Later actions of the user belong to the
 * new page. Returns the release.
 */
export function onNavigation(router: FollowedRouter, listener: () => void): () => void {
  let { key } = router.state.location
  return router.subscribe(({ location }) => {
    if (location.key === key) return
    key = location.key
    listener()
  })
}

/**
 * Like onNavigation, but only when another page follows. A new query, or an address that a feature replaces after a
 * first save, is the same page. Returns the release.
 */
export function onPageLeft(router: FollowedRouter, listener: () => void): () => void {
  let { pathname } = router.state.location
  return router.subscribe(({ location, historyAction }) => {
    if (location.pathname === pathname) return
    const isSameArea = areaOf(location.pathname) === areaOf(pathname)
    pathname = location.pathname
    if (historyAction !== 'REPLACE' || !isSameArea) listener()
  })
}

const areaOf = (pathname: string): string | undefined => pathname.split('/')[1]
