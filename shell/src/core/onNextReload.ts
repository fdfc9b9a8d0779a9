type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Runs a function when the next requested reload unloads the page. The browser may ask first and the user may stay. A
 * later navigation fires `beforeunload` again and does not count.
 * @returns the release
 */
export function onNextReload(page: Page, run: () => void): () => void {
  let announcements = 0
  const release = () => {
    page.removeEventListener('beforeunload', announce)
    page.removeEventListener('pagehide', go)
  }
  const announce = () => {
    announcements += 1
    if (announcements > 1) release()
  }
  const go = () => {
    release()
    run()
  }
  page.addEventListener('beforeunload', announce)
  page.addEventListener('pagehide', go)
  return release
}
