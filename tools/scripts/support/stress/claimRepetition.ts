import { createHash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the number of this repetition of a test file, from 0, and reserves it for all processes of the run.
 *
 * @param folder an empty folder for the marks of this run
 * @throws the error of the file system, if marks cannot be written
 */
export function claimRepetition(folder: string, testPath: string): number {
  const name = createHash('sha256').update(testPath).digest('hex')
  for (let repetition = 0; ; repetition += 1) {
    try {
      closeSync(openSync(join(folder, `${name}-${repetition}`), 'wx'))
      return repetition
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}

/** In tests, errors of the file system are not instances of their Error. */
function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST'
}
