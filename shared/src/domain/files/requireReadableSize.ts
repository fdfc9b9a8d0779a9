import { FileProblem } from './FileProblem.ts'
import { FILE_LIMITS } from './fileLimits.ts'

/**
 * Refuses a file by its size before it is read.
 * @param size in bytes
 * @throws FileProblem above FILE_LIMITS.bytes, or for an empty file
 */
export function requireReadableSize(size: number): void {
  if (size === 0) throw new FileProblem('This file is empty.')
  if (size <= FILE_LIMITS.bytes) return
  throw new FileProblem(
    `This file has ${megabytes(size)} MB; at most ${megabytes(FILE_LIMITS.bytes)} MB can be read. Keep the sheet with the statements alone and save it as a file of its own.`,
  )
}

function megabytes(bytes: number): string {
  return bytes === FILE_LIMITS.bytes ? '10' : (Math.ceil(bytes / 100_000) / 10).toFixed(1)
}
