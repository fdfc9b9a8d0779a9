import type { StoppedCanary } from '@outcome-studio/shared/releases'
import { CHANGED } from '../core/ReleaseRecord.ts'
import { openShells } from '../registry/changeRegistry.ts'
import { lineOf, type Registry } from '../registry/Registry.ts'
import { describeAudience } from './createAudience.ts'
import { describeCounts } from './guardFeatures.ts'
import { findFeature, type ReleaseTarget } from './ReleaseTarget.ts'

/** What is current: of each feature the versions and who gets the canary, and the shells that may be open. */
export function describeStatus(registry: Registry, now: number): string {
  const features = registry.remotes.flatMap(({ id, version, previous, canary, stopped }) => [
    `${id}  current ${version}, previous ${previous?.version ?? 'none'}`,
    ...(canary === null
      ? []
      : [
          `  canary ${canary.release.version} for ${describeAudience(canary.audience)}${canary.since === undefined ? '' : `, since ${canary.since}`}`,
        ]),
    ...(stopped === undefined ? [] : [`  ${describeStop(stopped)}`]),
  ])
  const shells = openShells(registry, now).map(({ version, since, until }) =>
    until === null
      ? `shell  current ${version} since ${since}`
      : `shell  ${version} until ${until}, pages may be open`,
  )
  return [`Revision ${registry.revision}`, ...features, ...shells].join('\n')
}

function describeStop({ version, at, by, counts }: StoppedCanary): string {
  const who = `canary ${version} was stopped at ${at} by ${by === 'guard' ? 'the guard' : 'a command'}`
  return counts === null
    ? who
    : `${who}: it failed in ${describeCounts(counts.canary)}, the current one in ${describeCounts(counts.current)}`
}

/**
 * All released versions of features, the latest last, with commit and time.
 *
 * @param ids of the features
 */
export async function describeList(
  { store }: ReleaseTarget,
  registry: Registry,
  ids: readonly string[],
): Promise<string> {
  const lists = ids.map(async (id) => {
    const versions = await store.list(`registry/${id}`)
    const records = await Promise.all(versions.map((version) => findFeature(store, id, version)))
    const line = lineOf(registry, id)
    const stateOf = (version: string) =>
      [
        ...(line?.version === version ? ['current'] : []),
        ...(line?.previous?.version === version ? ['previous'] : []),
        ...(line?.canary?.release.version === version ? ['canary'] : []),
      ].join(', ')
    return records
      .flatMap((record) => (record === null ? [] : [record]))
      .sort((one, other) => (one.time < other.time ? -1 : 1))
      .map(({ release: { version }, time, commit }) =>
        [id, version, time, describeCommit(commit), stateOf(version)].join('  ').trimEnd(),
      )
  })
  const lines = (await Promise.all(lists)).flat()
  return lines.length === 0 ? 'Nothing was released.' : lines.join('\n')
}

function describeCommit(commit: string | null): string {
  if (commit === null) return 'no commit'
  return `${commit.slice(0, 12)}${commit.endsWith(CHANGED) ? CHANGED : ''}`
}
