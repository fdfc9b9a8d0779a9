import type { Environment } from '../schema/environmentSchema.ts'
import { siteOf } from '../schema/siteOf.ts'

/** What a feature's release.json says that an address needs. */
interface PublishedFeature {
  /** Package of the feature. */
  readonly id: string
  /** Path of its federation manifest. */
  readonly manifest: string
}

/**
 * Content of the shell's /remotes.json, a registry (`registrySchema` in shared/releases) without canaries: the address of
 * the manifest of each release, and all else that it says.
 *
 * @param releases contents of the features' release.json
 */
export function remotesFile<Release extends PublishedFeature>(
  environment: Environment,
  releases: readonly Release[],
) {
  const remotes = releases.map((release) => {
    const { manifest, ...rest } = release
    const entry = `${siteOf(environment, release.id).origin}${manifest}`
    return { ...rest, entry, previous: null, canary: null }
  })
  return { revision: 0, salt: '', remotes }
}
