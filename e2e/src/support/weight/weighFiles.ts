import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CONTENTS } from '../../../../tools/build/src/output/writeContents.ts'
import type { SentFile } from '../loading/watchFiles.ts'
import type { AreaWeight } from './AreaWeight.ts'

const contentsSchema = z.record(z.string(), z.record(z.string(), z.number()))

/** Name of JSON files among the packages. */
const JSON_FILES = 'JSON files'

/**
 * What files consist of, by the builds that are served.
 *
 * @param workspace absolute path of the folder with shell/dist and mfe-…/dist
 */
export async function weighFiles(files: readonly SentFile[], workspace: string): Promise<AreaWeight> {
  const packages = new Map<string, number>()
  for (const { url, bytes } of files) {
    const shares = await sharesOf(new URL(url).pathname, workspace)
    for (const [name, share] of shares) packages.set(name, (packages.get(name) ?? 0) + share * bytes)
  }
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    packages: Object.fromEntries([...packages].map(([name, bytes]) => [name, Math.round(bytes)])),
  }
}

/** @param path for example "/shell/19.2.0-1a2b3c4d/main.5e6f7a8b.js" */
async function sharesOf(path: string, workspace: string): Promise<readonly (readonly [string, number])[]> {
  if (path.endsWith('.json')) return [[JSON_FILES, 1]]
  const [, id = '', version = '', ...name] = path.split('/')
  const file = join(workspace, id, 'dist', id, version, CONTENTS)
  const contents = contentsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const sizes = Object.entries(contents[name.join('/')] ?? {})
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  return total === 0 ? [[id, 1]] : sizes.map(([name, size]) => [name, size / total] as const)
}
