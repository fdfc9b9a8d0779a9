import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Old versions stay for the pages that are open on them. */
const KEPT_VERSIONS = 5

/**
 * Removes all but the newest versions.
 *
 * @param folder absolute path of the folder that holds one folder for each version
 * @param current version that stays whatever its age
 */
export async function pruneVersions(folder: string, current: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== current)
  const aged = await Promise.all(
    names.map(async (name) => ({ name, builtAt: await builtAt(join(folder, name)) })),
  )
  const tooOld = aged.sort((one, other) => other.builtAt - one.builtAt).slice(KEPT_VERSIONS - 1)
  await Promise.all(tooOld.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}

/** Another build may be removing the same version. */
async function builtAt(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null)
  return found?.mtimeMs ?? 0
}
