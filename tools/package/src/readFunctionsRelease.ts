import { z } from 'zod'
import { readRelease } from '../../hosting/src/runtime/readRelease.ts'
import { PackageError } from './PackageError.ts'

const functionsReleaseSchema = z.object({ id: z.literal('functions'), version: z.string().min(1) })

/**
 * Reads which version of the functions is deployed next.
 * @param file absolute path of functions/dist/release.json
 * @throws PackageError if they are not built; ReleaseError if the file is malformed
 */
export async function readFunctionsRelease(file: string) {
  const release = await readRelease(file, functionsReleaseSchema)
  if (release === null) throw new PackageError('The functions are not built.')
  return release
}
