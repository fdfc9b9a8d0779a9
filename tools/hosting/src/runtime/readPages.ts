import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { ShellPages } from '../../../environment/src/hosts/ShellPages.ts'
import { resolveBelow } from '../files/resolveBelow.ts'
import { readRelease, shellReleaseSchema } from './readRelease.ts'

/** Folder beside the page with the pages of single paths (tools/build/src/output/writePrerendered.ts). */
const PRERENDERED = 'prerendered'

/**
 * Reads the current version of the shell's pages.
 *
 * @param dist absolute path of the shell's dist folder
 * @returns null when the shell was never built
 * @throws ReleaseError when its release is malformed
 */
export async function readPages(dist: string): Promise<ShellPages | null> {
  const release = await readRelease(join(dist, 'release.json'), shellReleaseSchema)
  const file = release && resolveBelow(dist, release.page)
  if (file === null) return null
  const folder = join(dirname(file), PRERENDERED)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const prerendered = files.sort().map(async (each) => {
    const path = `/${relative(folder, each)
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`
    return [path, await readFile(each, 'utf8')] as const
  })
  return { page: await readFile(file, 'utf8'), prerendered: new Map(await Promise.all(prerendered)) }
}
