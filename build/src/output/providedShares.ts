import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../BuildError.ts'

/**
 * Requests of the shared modules a build offers to others, read from its federation manifest.
 *
 * @param output absolute path of the built files
 * @throws BuildError when the build has no manifest or one of another shape
 */
export async function providedShares(output: string): Promise<ReadonlySet<string>> {
  const file = join(output, 'mf-manifest.json')
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new BuildError(`${file} is missing.`, { cause })
  })
  const manifest: unknown = JSON.parse(text)
  if (typeof manifest === 'object' && manifest !== null && 'shared' in manifest) {
    if (Array.isArray(manifest.shared)) return new Set(manifest.shared.map(nameOf))
  }
  throw new BuildError(`${file} does not list what is shared.`)
}

function nameOf(share: unknown): string {
  return typeof share === 'object' && share !== null && 'name' in share ? String(share.name) : ''
}
