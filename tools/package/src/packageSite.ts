import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'

/** Files of a build that a static host does not publish: it compresses by itself, and pages have a place of their own. */
const UNPUBLISHED: ReadonlySet<string> = new Set(['.br', '.gz', '.html', '.map'])

/** What the scripts of a build consist of, for its budgets (tools/build/src/output/writeContents.ts). */
const CONTENTS = 'contents.json'

/** Whether a static host publishes a file of a build. */
export const isPublished = (path: string): boolean =>
  !UNPUBLISHED.has(extname(path)) && basename(path) !== CONTENTS

/** A package of which a site is written. */
interface PackagedSite {
  /** Folder of the package, for example "shell". */
  readonly name: string
  /** Absolute path of its dist folder. */
  readonly dist: string
  /** Absolute path of the folder to write, which does not exist. */
  readonly target: string
}

/**
 * Writes the static files of one site. All versions that were built here are written, because open pages still load files
 * of earlier ones.
 *
 * @param files of the site besides its versions, by path
 */
export async function packageSite(
  { name, dist, target }: PackagedSite,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await cp(join(dist, name), join(target, name), {
    recursive: true,
    filter: isPublished,
  })
  for (const [path, content] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await writeFile(join(target, path), content)
  }
}
