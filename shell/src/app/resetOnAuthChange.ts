import type { Session } from '@outcome-studio/shared/data'
import type { QueryClient } from '@tanstack/react-query'

type WatchSession = (listener: (session: Session) => void) => () => void

/**
 * Clears the query cache when the signed-in user changes (docs/product.md §4). A new token of the same user does
 * not clear it. Returns the release.
 */
export function resetOnAuthChange(queryClient: Pick<QueryClient, 'clear'>, watch: WatchSession): () => void {
  let person: string | null | undefined
  return watch((session) => {
    const next = session.state === 'signedIn' ? session.uid : null
    if (person !== undefined && person !== next) queryClient.clear()
    person = next
  })
}
