import { watch } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Editors write a file in several steps. */
const QUIET_MILLISECONDS = 100

/**
 * Calls back once after one or several of the files changed. It watches their folders, because editors that replace a
 * file end a watch on the file itself.
 *
 * @param files absolute paths
 * @returns its release
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
