import { FILE_LIMITS, FileProblem, STUDY_LIMITS } from '@outcome-studio/shared/files'

/**
 * Refuses a file by its size before it is read.
 * @param size in bytes
 * @param most in bytes
 * @param remedy what to do with a larger file
 * @throws FileProblem above `most`, or for an empty file
 */
export function requireReadableSize(
  size: number,
  most: number = FILE_LIMITS.bytes,
  remedy = STUDY_LIMITS.remedy,
): void {
  if (size === 0) throw new FileProblem('This file is empty.')
  if (size <= most) return
  throw new FileProblem(
    `This file has ${(Math.ceil(size / 100_000) / 10).toFixed(1)} MB; at most ${most / 1_000_000} MB can be read. ${remedy}`,
  )
}
