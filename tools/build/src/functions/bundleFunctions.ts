import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pruneVersions } from '../output/pruneVersions.ts'
import { writeVersion } from '../output/writeVersion.ts'
import type { BuildOutcome } from '../package/BuildOutcome.ts'
import { packageVersion } from '../package/packageVersion.ts'
import { sourceVersion } from '../package/sourceVersion.ts'
import { publishRelease } from '../release/publishRelease.ts'
import { deployedPackage, externalPackages } from './deployedPackage.ts'
import { functionsEntry } from './functionsEntry.ts'

const FUNCTIONS = 'functions'

/**
 * Builds the functions into functions/dist/functions/<version>/: a package that is installed and runs without the
 * repository. Then dist/release.json names that version. A version that already exists is not built again.
 *
 * @param workspace absolute path of the workspace root
 * @throws BuildError when the build fails; the release is then unchanged
 */
export async function bundleFunctions(workspace: string): Promise<BuildOutcome> {
  const folder = join(workspace, FUNCTIONS)
  const described = { workspace, folder, packageVersion: packageVersion(folder), kind: 'functions' } as const
  const version = await sourceVersion(described, join(import.meta.dirname, '..'), 'production')
  const dist = join(folder, 'dist')
  const built = await writeVersion(dist, { id: FUNCTIONS, version }, (draft) => writeBundle(workspace, draft))
  await publishRelease(dist, { id: FUNCTIONS, version })
  await pruneVersions(join(dist, FUNCTIONS), version)
  return { version, built }
}

async function writeBundle(workspace: string, output: string): Promise<void> {
  const source = join(workspace, FUNCTIONS, 'src', 'index.ts')
  const [manifest, lock] = await Promise.all([
    readJson(join(workspace, FUNCTIONS, 'package.json')),
    readJson(join(workspace, 'package-lock.json')),
  ])
  const deployed = deployedPackage(FUNCTIONS, manifest, lock)
  const entry = join(output, 'entry.cjs')
  await writeFile(entry, functionsEntry(source, await readFile(source, 'utf8')))
  // Imported late, because webpack takes longer to load than the check of an unchanged package.
  const [{ runWebpack }, { functionsConfig }] = await Promise.all([
    import('../webpack/runWebpack.ts'),
    import('./functionsConfig.ts'),
  ])
  await runWebpack(functionsConfig({ workspace, entry, output, external: externalPackages(manifest) }))
  await rm(entry)
  await writeFile(join(output, 'package.json'), `${JSON.stringify(deployed.manifest, null, 2)}\n`)
  await writeFile(join(output, 'package-lock.json'), `${JSON.stringify(deployed.lock, null, 2)}\n`)
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))
