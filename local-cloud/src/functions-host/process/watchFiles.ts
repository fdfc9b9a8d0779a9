import { watch } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Editors write a file in several steps. */
const QUIET_MILLISECONDS = 100

/**
 * Calls back 100 ms after the last of several changes to the files. Their folders are watched, because a watch on a
 * file ends when an editor replaces the file.
 *
 * @param files absolute paths
 * @returns the release, which stops watching
 */
export function watchFiles(files: readonly string[], onChange: () => void): () => void {
  const wanted = new Set(files)
  let timer: NodeJS.Timeout | undefined
  const watchers = [...new Set(files.map((file) => dirname(file)))].map((folder) => {
    const watcher = watch(folder, { persistent: false }, (_event, name) => {
      if (name === null || !wanted.has(resolve(folder, name))) return
      clearTimeout(timer)
      timer = setTimeout(onChange, QUIET_MILLISECONDS)
    })
    // A deleted folder needs no watch.
    watcher.on('error', () => watcher.close())
    return watcher
  })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
