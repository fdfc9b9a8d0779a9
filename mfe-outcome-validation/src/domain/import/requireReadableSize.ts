import { FILE_LIMITS, FileProblem } from '@outcome-studio/shared/files'

/**
 * Refuses a file by its size before it is read.
 * @param size in bytes
 * @param most in bytes
 * @throws FileProblem above `most`, or for an empty file
 */
export function requireReadableSize(size: number, most: number = FILE_LIMITS.bytes): void {
  if (size === 0) throw new FileProblem('This file is empty.')
  if (size <= most) return
  throw new FileProblem(
    `This file has ${(Math.ceil(size / 100_000) / 10).toFixed(1)} MB; at most ${most / 1_000_000} MB can be read. Keep the sheet with the statements alone and save it as a file of its own.`,
  )
}
