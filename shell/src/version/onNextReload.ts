type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Runs something as the reload that is about to be asked for takes the page away. The browser may ask the person
 * first, and they stay: whatever they leave by later announces itself anew, and is not that reload.
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
