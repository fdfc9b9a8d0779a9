import type { RegistryLine } from '@outcome-studio/shared/releases'
import { ReleaseError } from '../core/ReleaseError.ts'
import { type Counts, isWorse } from '../guard/isWorse.ts'
import { stopCanary } from '../registry/changeRegistry.ts'
import { lineOf } from '../registry/Registry.ts'
import { type ReleaseTarget, readRegistry, updateRegistry } from './ReleaseTarget.ts'

/** The views of features that pages have recorded. */
export interface RecordedViews {
  /** Views and errors of a feature since a time, by version. */
  readonly count: (id: string, since: Date) => Promise<Readonly<Record<string, Counts>>>
  readonly close: () => Promise<void>
}

/** What the guard did with a canary. */
interface Guarded {
  readonly isStopped: boolean
  /** For the operator. */
  readonly text: string
}

/** A canary without a time counts from so long ago, in milliseconds. */
const LONGEST = 7 * 24 * 60 * 60 * 1000

const NONE: Counts = { views: 0, errors: 0 }

/**
 * Ends each canary that fails more often than the current release since it began.
 *
 * @param id of a feature; empty for all
 * @returns one result for each canary
 * @throws ReleaseError if one of them was replaced meanwhile
 */
export async function guardFeatures(
  target: ReleaseTarget,
  id: string,
  count: RecordedViews['count'],
): Promise<readonly Guarded[]> {
  const { remotes } = await readRegistry(target)
  const results: Guarded[] = []
  // One after the other, because each may change the registry.
  for (const line of remotes) {
    if (line.canary === null || (id !== '' && line.id !== id)) continue
    results.push(await guardLine(target, line, line.canary, count))
  }
  return results
}

async function guardLine(
  target: ReleaseTarget,
  { id, version }: RegistryLine,
  { release, since }: NonNullable<RegistryLine['canary']>,
  count: RecordedViews['count'],
): Promise<Guarded> {
  const byVersion = await count(id, new Date(since ?? target.now() - LONGEST))
  const canary = byVersion[release.version] ?? NONE
  const current = byVersion[version] ?? NONE
  const compared = `${id} ${release.version} failed in ${describeCounts(canary)}, ${version} in ${describeCounts(current)}.`
  if (!isWorse(canary, current)) return { isStopped: false, text: `${compared} The canary goes on.` }
  await updateRegistry(target, (registry) => {
    const line = lineOf(registry, id)
    // Only the versions that were counted.
    if (line?.canary?.release.version !== release.version || line.version !== version) {
      throw new ReleaseError(`${id} has other versions by now. Nothing was changed.`)
    }
    const at = new Date(target.now()).toISOString()
    return stopCanary(registry, id, { at, by: 'guard', counts: { canary, current } })
  })
  return { isStopped: true, text: `${compared} The canary was stopped.` }
}

/** For a person, for example "3 of 50 page views". */
export const describeCounts = ({ views, errors }: Counts): string => `${errors} of ${views} page views`
