import { ReleaseError } from '../core/ReleaseError.ts'
import type { FeatureRecord, Needs, Offers } from '../core/ReleaseRecord.ts'
import { findMismatches } from '../gate/findMismatches.ts'
import { openShells } from '../registry/changeRegistry.ts'
import type { Registry } from '../registry/Registry.ts'
import { findShell, type ReleaseTarget, requireFeature } from './ReleaseTarget.ts'

const FORCE = 'Nothing was changed. --force does it nevertheless.'

/**
 * Compares what a feature needs with every shell that pages may have open.
 *
 * @throws ReleaseError naming each thing that a shell lacks, with both versions; or if no shell is recorded
 */
export async function checkFeature(
  { store, now }: ReleaseTarget,
  registry: Registry,
  { release, needs }: Pick<FeatureRecord, 'release' | 'needs'>,
): Promise<void> {
  const shells = openShells(registry, now())
  if (shells.length === 0) {
    throw new ReleaseError(
      `No shell is recorded, so nobody knows whether ${release.id} runs in it. Record it first: "npm run release -- shell".`,
    )
  }
  const problems = await Promise.all(
    shells.map(async ({ version, since }) => {
      const record = await findShell(store, version)
      if (record === null) return [`What shell ${version} offers is missing in the store.`]
      return describe(release, needs, { version, offers: record.offers }, ` (open since ${since})`)
    }),
  )
  refuse(problems.flat())
}

/**
 * Compares what a shell offers with all features that pages of it may load: current releases and canaries.
 *
 * @throws ReleaseError naming each thing that it lacks, with both versions
 */
export async function checkShell(
  { store }: ReleaseTarget,
  registry: Registry,
  shell: { readonly version: string; readonly offers: Offers },
): Promise<void> {
  const releases = registry.remotes.flatMap((line) => [line, ...(line.canary ? [line.canary.release] : [])])
  const problems = await Promise.all(
    releases.map(async ({ id, version }) => {
      const { release, needs } = await requireFeature(store, id, version)
      return describe(release, needs, shell, '')
    }),
  )
  refuse(problems.flat())
}

function describe(
  { id, version }: { readonly id: string; readonly version: string },
  needs: Needs,
  shell: { readonly version: string; readonly offers: Offers },
  since: string,
): readonly string[] {
  return findMismatches(needs, shell.offers).map(
    (what) => `${id} ${version} needs ${what}, which shell ${shell.version}${since} does not have.`,
  )
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReleaseError([...problems, FORCE].join('\n'))
}
