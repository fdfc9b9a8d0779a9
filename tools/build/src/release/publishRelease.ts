import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from './Release.ts'

/**
 * Writes release.json: in the package's dist folder, the version that users load. An atomic rename, so that readers see the old or the new release. A release that is
 * already current is not written.
 *
 * @param folder absolute path
 */
export async function publishRelease(folder: string, release: Release): Promise<void> {
  const file = join(folder, 'release.json')
  const text = `${JSON.stringify(release, null, 2)}\n`
  const current = await readFile(file, 'utf8').catch(() => null)
  if (current === text) return
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text)
  await rename(draft, file)
}
