import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveBelow } from '../files/resolveBelow.ts'
import { readRelease, shellReleaseSchema } from './readRelease.ts'

/**
 * Reads the current version of the shell's page.
 *
 * @param dist absolute path of the shell's dist folder
 * @returns null when the shell was never built
 * @throws ReleaseError when its release is malformed
 */
export async function readPage(dist: string): Promise<string | null> {
  const release = await readRelease(join(dist, 'release.json'), shellReleaseSchema)
  const file = release && resolveBelow(dist, release.page)
  return file && (await readFile(file, 'utf8'))
}
