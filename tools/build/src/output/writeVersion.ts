import { existsSync } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { draftName, removeAbandonedDrafts } from './removeAbandonedDrafts.ts'

/**
 * Writes the folder dist/<id>/<version>/ unless it exists. A failed or killed build leaves no such folder.
 *
 * @param dist absolute path of the package's dist folder
 * @param write writes the files into the folder it is given
 * @returns false if the version existed
 */
export async function writeVersion(
  dist: string,
  { id, version }: { readonly id: string; readonly version: string },
  write: (draft: string) => Promise<void>,
): Promise<boolean> {
  const target = join(dist, id, version)
  const isBuilt = existsSync(target)
  if (!isBuilt) {
    await removeAbandonedDrafts(dist)
    const draft = join(dist, draftName(version))
    await mkdir(draft, { recursive: true })
    try {
      await write(draft)
      await mkdir(dirname(target), { recursive: true })
      await moveUnlessExisting(draft, target)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }
  // The versions that are kept are those published last, which are not always those built last.
  const now = new Date()
  await utimes(target, now, now)
  return !isBuilt
}

/** Two concurrent builds of the same source are equal, so the first one wins. */
async function moveUnlessExisting(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target)
  } catch (cause) {
    if (!existsSync(target)) throw cause
  }
}
