import { isChunkLoadError } from '../features/staleChunk/isChunkLoadError.ts'
import { useLoaders } from './LoadersContext.ts'

/**
 * A missing file of the shell is the server's trouble, unless a newer version stands in its place: then the page
 * is reloaded once, never over unsaved work.
 */
export function useReloadIfStale(): (error: unknown) => Promise<void> {
  const { isOutdated, reloadOnce } = useLoaders()
  return async (error) => {
    if (isChunkLoadError(error) && (await isOutdated())) reloadOnce(String(error))
  }
}
