import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** What installing and the emulators leave in a folder. It is not part of a package. */
const LOCAL = new Set(['node_modules', '.secret.local'])

/** Lists the files of a folder, sorted, as paths with "/". A folder that does not exist has none. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !LOCAL.has(path.split('/')[0] ?? ''))
    .sort()
}

/**
 * Digest of names and contents of all files of a folder, and of what else decides how they are deployed.
 *
 * @param folder absolute path
 * @param files paths below it
 * @param settings for example an entry of firebase.json
 */
export async function digestFiles(
  folder: string,
  files: readonly string[],
  settings: unknown,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings ?? null))
  for (const path of files) {
    const content = await readFile(join(folder, path))
    hash.update(`\0${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
