import { join } from 'node:path'
import { featureReleaseSchema, readRelease } from './readRelease.ts'

interface HostedFeature {
  readonly id: string
  /** For example "http://localhost:3005". */
  readonly origin: string
}

/**
 * Content of /remotes.json: the current version of each built feature. Features that were never built are omitted. A
 * malformed release is reported and omitted.
 *
 * @param workspace absolute path of the workspace root
 * @param report receives the error of a malformed release
 */
export async function composeRemotes(
  workspace: string,
  features: readonly HostedFeature[],
  report: (error: unknown) => void,
) {
  const remotes = await Promise.all(
    features.map(async ({ id, origin }) => {
      const file = join(workspace, id, 'dist', 'release.json')
      const release = await readRelease(file, featureReleaseSchema).catch((error: unknown) => {
        report(error)
        return null
      })
      if (!release) return []
      const { manifest, ...rest } = release
      return [{ ...rest, entry: `${origin}${manifest}` }]
    }),
  )
  return { remotes: remotes.flat() }
}
