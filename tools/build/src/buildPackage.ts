import { existsSync } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pruneVersions } from './output/pruneVersions.ts'
import { draftName, removeAbandonedDrafts } from './output/removeAbandonedDrafts.ts'
import type { BuildTarget } from './package/BuildablePackage.ts'
import { describePackage } from './package/describePackage.ts'
import { sourceVersion } from './package/sourceVersion.ts'
import { describeRelease } from './release/describeRelease.ts'
import { publishRelease } from './release/publishRelease.ts'

export interface BuildOutcome {
  readonly version: string
  /** False when this version existed and needed no build. */
  readonly built: boolean
}

/**
 * Builds one package into dist/<id>/<version>/ and then sets its dist/release.json to that version. Older versions are
 * preserved. A version that already exists is not built again.
 *
 * @param workspace absolute path of the workspace root
 * @param id "shell" or the folder of a feature
 * @throws BuildError when the build fails; the release is then unchanged
 */
export async function buildPackage(
  workspace: string,
  id: string,
  buildTarget: BuildTarget,
): Promise<BuildOutcome> {
  const described = describePackage(workspace, id)
  const version = await sourceVersion(described, import.meta.dirname, buildTarget)
  const dist = join(described.folder, 'dist')
  const target = join(dist, id, version)
  const isBuilt = existsSync(target)
  if (!isBuilt) {
    await removeAbandonedDrafts(dist)
    const draft = join(dist, draftName(version))
    await mkdir(draft, { recursive: true })
    try {
      // Imported late, because webpack takes longer to load than the check of an unchanged package.
      const { compilePackage } = await import('./compilePackage.ts')
      await compilePackage(described, { version, output: draft, mode: 'production', buildTarget })
      await mkdir(dirname(target), { recursive: true })
      await moveUnlessExisting(draft, target)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }
  // The versions that are kept are those published last, which are not always those built last.
  const now = new Date()
  await utimes(target, now, now)
  await publishRelease(dist, await describeRelease(described, version, target))
  await pruneVersions(join(dist, id), version)
  return { version, built: !isBuilt }
}

/** Two concurrent builds of the same source are equal, so the first one wins. */
async function moveUnlessExisting(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target)
  } catch (cause) {
    if (!existsSync(target)) throw cause
  }
}
