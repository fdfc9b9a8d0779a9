import { join } from 'node:path'
import { remotesFile } from '../../../environment/src/generate/remotesFile.ts'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { featureReleaseSchema, readRelease } from './readRelease.ts'

/**
 * Content of /remotes.json: the current version of each built feature. Features that were never built are omitted. A
 * malformed release is reported and omitted.
 *
 * @param workspace absolute path of the workspace root
 * @param features ids of the features
 * @param report receives the error of a malformed release
 */
export async function composeRemotes(
  workspace: string,
  environment: Environment,
  features: readonly string[],
  report: (error: unknown) => void,
) {
  const releases = await Promise.all(
    features.map(async (id) => {
      const file = join(workspace, id, 'dist', 'release.json')
      const release = await readRelease(file, featureReleaseSchema).catch((error: unknown) => {
        report(error)
        return null
      })
      return release ? [release] : []
    }),
  )
  return remotesFile(environment, releases.flat())
}
