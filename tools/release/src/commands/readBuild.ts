import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../../../build/src/package/integrityOf.ts'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { siteOf } from '../../../environment/src/schema/siteOf.ts'
import {
  featureReleaseSchema,
  readRelease,
  shellReleaseSchema,
} from '../../../hosting/src/runtime/readRelease.ts'
import { listFiles } from '../../../package/src/deploy/digestFiles.ts'
import { isPublished } from '../../../package/src/packageSite.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import { type FeatureRecord, needsSchema, offersSchema, type ShellRecord } from '../core/ReleaseRecord.ts'

const featureBuildSchema = featureReleaseSchema.extend({ needs: needsSchema })
const shellBuildSchema = shellReleaseSchema.extend({ offers: offersSchema })

/** A feature's version as it was built, before it is released. */
export interface FeatureBuild extends Omit<FeatureRecord, 'commit' | 'time'> {
  /** Absolute path of the folder with its files. */
  readonly folder: string
}

/** A shell's version as it was built. */
export type ShellBuild = Omit<ShellRecord, 'commit' | 'time'>

/**
 * Reads the version of a feature that was built last, or an earlier one of those that dist has.
 *
 * @param root absolute path of the repository, or of the feature if it has a repository of its own
 * @throws ReleaseError if it is not built
 */
export async function readFeatureBuild(
  root: string,
  environment: Environment,
  id: string,
  version?: string,
): Promise<FeatureBuild> {
  const isOwn = !existsSync(join(root, id))
  const dist = isOwn ? join(root, 'dist') : join(root, id, 'dist')
  const file = version === undefined ? 'release.json' : join(id, version, 'release.json')
  const built = await readRelease(join(dist, file), featureBuildSchema)
  if (built === null) throw new ReleaseError(`${id} ${version ?? ''} is not built.`)
  const { needs, manifest, ...published } = built
  const release = { ...published, entry: `${siteOf(environment, id).origin}${manifest}` }
  const folder = join(dist, id, release.version)
  const paths = (await listFiles(folder)).filter(isPublished)
  const digests = paths.map(async (path) => [path, integrityOf(await readFile(join(folder, path)))] as const)
  return { release, needs, files: Object.fromEntries(await Promise.all(digests)), folder }
}

/**
 * Reads the version of the shell that was built last.
 *
 * @param root absolute path of the repository
 * @throws ReleaseError if it is not built
 */
export async function readShellBuild(root: string): Promise<ShellBuild> {
  const built = await readRelease(join(root, 'shell', 'dist', 'release.json'), shellBuildSchema)
  if (built === null) throw new ReleaseError('The shell is not built.')
  return { version: built.version, offers: built.offers }
}
