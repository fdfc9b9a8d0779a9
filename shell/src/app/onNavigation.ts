import type { StartedShell } from './startShell.ts'

/**
 * Calls back as soon as the address changes, before the new page is rendered: what the user does from then on belongs
 * to the new page. Returns the release.
 */
export function onNavigation(router: StartedShell['router'], listener: () => void): () => void {
  let { key } = router.state.location
  return router.subscribe(({ location }) => {
    if (location.key === key) return
    key = location.key
    listener()
  })
}
