import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Open pages still load files of old versions. */
const MAX_VERSIONS = 5

/**
 * Removes all but the versions published last. A folder that does not exist has none.
 *
 * @param folder absolute path of the folder with one folder for each version
 * @param current version that is never removed
 */
export async function pruneVersions(folder: string, current: string): Promise<void> {
  if (!existsSync(folder)) return
  const names = (await readdir(folder)).filter((name) => name !== current)
  const aged = await Promise.all(
    names.map(async (name) => ({ name, publishedAt: await publishedAt(join(folder, name)) })),
  )
  const tooOld = aged.sort((one, other) => other.publishedAt - one.publishedAt).slice(MAX_VERSIONS - 1)
  await Promise.all(tooOld.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}

/** Another build may remove the same version concurrently. */
async function publishedAt(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null)
  return found?.mtimeMs ?? 0
}
