import { useShell } from '../../boot/ShellContext.ts'
import { isChunkLoadError } from './isChunkLoadError.ts'

/**
 * A missing file of the shell is the server's trouble, unless a newer version stands in its place: then the page
 * is reloaded once, never over unsaved work.
 */
export function useReloadIfStale(): (error: unknown) => Promise<void> {
  const { isOutdated, reloadOnce } = useShell()
  return async (error) => {
    if (isChunkLoadError(error) && (await isOutdated())) reloadOnce(String(error))
  }
}
