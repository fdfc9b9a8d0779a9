import { join } from 'node:path'
import { pruneVersions } from './output/pruneVersions.ts'
import { writeVersion } from './output/writeVersion.ts'
import type { BuildablePackage, BuildTarget } from './package/BuildablePackage.ts'
import type { BuildOutcome } from './package/BuildOutcome.ts'
import { sourceVersion } from './package/sourceVersion.ts'
import { describeRelease } from './release/describeRelease.ts'
import { publishRelease } from './release/publishRelease.ts'

/**
 * Builds one package into dist/<id>/<version>/ and then sets its dist/release.json to that version. Older versions are
 * preserved. A version that already exists is not built again.
 *
 * @throws BuildError when the build fails; the release is then unchanged
 */
export async function buildPackage(
  described: BuildablePackage,
  buildTarget: BuildTarget,
): Promise<BuildOutcome> {
  const { id } = described
  const version = await sourceVersion(described, import.meta.dirname, buildTarget)
  const dist = join(described.folder, 'dist')
  const built = await writeVersion(dist, { id, version }, async (draft) => {
    // Imported late, because webpack takes longer to load than the check of an unchanged package.
    const { compilePackage } = await import('./compilePackage.ts')
    // Only production has errors whose positions are looked up. Maps take half of a build's time.
    const maps = buildTarget === 'production' ? join(mapsOf(dist, id), version) : null
    await compilePackage(described, { version, output: draft, mode: 'production', buildTarget, maps })
    // Of the earlier versions too, one can become a release again.
    await publishRelease(draft, await describeRelease(described, version, draft))
  })
  await publishRelease(dist, await describeRelease(described, version, join(dist, id, version)))
  await pruneVersions(join(dist, id), version)
  await pruneVersions(mapsOf(dist, id), version)
  return { version, built }
}

/** Beside the folder that is served. */
const mapsOf = (dist: string, id: string): string => join(dist, 'maps', id)
