import type { Session } from '@outcome-studio/shared/data'
import { SIGNED_IN, storedText, type WebStorage } from '@outcome-studio/shared/storage'

/**
 * Stores whether somebody is signed in in this browser, for the script of prerendered pages, which must know it before
 * the first paint. The stored sign-in itself can be read only later (docs/decisions/prerendered-pages.md).
 * @returns the release
 */
export function rememberSignedIn(
  watch: (listener: (session: Session) => void) => () => void,
  storage: WebStorage,
): () => void {
  const stored = storedText(storage, SIGNED_IN)
  return watch(({ state }) => {
    if (state === 'signedIn') stored.set('yes')
    else stored.remove()
  })
}
