import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuildablePackage, BuildTarget } from './BuildablePackage.ts'

const NOT_SOURCE = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$/

/** A package whose builds have versions. */
interface VersionedPackage extends Pick<BuildablePackage, 'workspace' | 'folder' | 'packageVersion'> {
  readonly kind: BuildablePackage['kind'] | 'functions'
}

/**
 * Version of a build, computed from its source. The same source has the same version on every machine.
 *
 * @param recipe absolute path of the build preset's own source, which affects the output too
 * @returns the package version and eight hex digits, for example "19.2.0-1a2b3c4d"
 */
export async function sourceVersion(
  described: VersionedPackage,
  recipe: string,
  target: BuildTarget,
): Promise<string> {
  const { workspace, folder } = described
  const hash = createHash('sha256')
  // Features are the same for every target.
  if (described.kind === 'shell') hash.update(`target:${target}\n`)
  const inputs = [
    ['package', folder],
    ['shared', join(workspace, 'shared', 'src')],
    ['recipe', recipe],
    ['lock', join(workspace, 'package-lock.json')],
  ] as const
  for (const [label, input] of inputs) {
    for (const file of await filesOf(input)) {
      const content = readFileSync(file)
      hash
        .update(`${label}/${relative(input, file).split(sep).join('/')}:${content.length}\n`)
        .update(content)
    }
  }
  return `${described.packageVersion}-${hash.digest('hex').slice(0, 8)}`
}

async function filesOf(input: string): Promise<readonly string[]> {
  if (!existsSync(input)) return []
  if (statSync(input).isFile()) return [input]
  const entries = await readdir(input, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_SOURCE.test(relative(input, file).split(sep).join('/')))
    .sort()
}
