import { join } from 'node:path'
import { featureReleaseSchema, readRelease } from './readRelease.ts'

interface HostedFeature {
  readonly id: string
  /** For example "http://localhost:3005". */
  readonly origin: string
}

/**
 * What /remotes.json tells the shell: where each built feature's current version is. A feature that was never
 * built is left out; so is one whose release is malformed, which is reported and costs only itself.
 *
 * @param workspace absolute path of the workspace root
 * @param report is handed what is wrong with a release
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
