import type { Release } from '@outcome-studio/shared/releases'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import { CHANGED, type FeatureRecord } from '../core/ReleaseRecord.ts'
import {
  promote,
  publish,
  requireLine,
  rollBack,
  startCanary,
  stopCanary,
} from '../registry/changeRegistry.ts'
import { lineOf, type Registry } from '../registry/Registry.ts'
import { checkFeature } from './checkGate.ts'
import { createAudience, type Wanted } from './createAudience.ts'
import { describeCounts } from './guardFeatures.ts'
import { findFeature, type ReleaseTarget, requireFeature, updateRegistry } from './ReleaseTarget.ts'
import type { FeatureBuild } from './readBuild.ts'
import { uploadFeature } from './uploadFeature.ts'

/** A version that was built, and where its source comes from. */
export interface Upload {
  readonly build: FeatureBuild
  readonly environment: Environment
  readonly commit: string | null
}

interface Options {
  /** Goes past the gate. */
  readonly isForced: boolean
}

/**
 * Uploads a version of a feature and makes it current.
 *
 * @throws ReleaseError if the gate refuses it, it is current, or it was released with other content
 */
export async function releaseFeature(target: ReleaseTarget, upload: Upload, options: Options): Promise<void> {
  const { release } = upload.build
  await updateRegistry(target, async (registry) => {
    const changed = publish(registry, release)
    await checkUnlessForced(target, registry, upload.build, options)
    await uploadNow(target, upload)
    return changed
  })
  target.print(`${release.id} ${release.version} is current.`)
  if (upload.commit?.endsWith(CHANGED))
    target.print(`Its source had changes that no commit has: nobody can build it again.`)
}

/**
 * Gives a version of a feature to some members.
 *
 * @param wanted null keeps the version of the running canary
 * @throws ReleaseError if the gate refuses it, it is current, was never released, or the guard has stopped it and the
 * command does not name it
 */
export async function canaryFeature(
  target: ReleaseTarget,
  id: string,
  wanted: { readonly version: string } | Upload | null,
  audience: Wanted,
  options: Options,
): Promise<void> {
  const registry = await updateRegistry(target, async (before) => {
    const record = await recordOf(target, before, id, wanted)
    if (wanted === null || 'build' in wanted) refuseStopped(before, record.release)
    const who = await createAudience(audience, before.salt)
    const changed = startCanary(before, record.release, who, target.now())
    await checkUnlessForced(target, before, record, options)
    if (wanted !== null && 'build' in wanted) await uploadNow(target, wanted)
    return changed
  })
  target.print(`${id} ${requireLine(registry, id).canary?.release.version} is the canary.`)
}

/**
 * Makes the canary of a feature current.
 *
 * @param version of the canary that was looked at; null for any
 * @throws ReleaseError if there is none or another one, or the gate refuses it
 */
export const promoteFeature = (
  target: ReleaseTarget,
  id: string,
  version: string | null,
  options: Options,
): Promise<void> => makeCurrent(target, id, (registry) => promote(registry, id, version), options)

/**
 * Makes the previous release of a feature current.
 *
 * @throws ReleaseError if there is none, or the gate refuses it
 */
export const rollBackFeature = (target: ReleaseTarget, id: string, options: Options): Promise<void> =>
  makeCurrent(target, id, (registry) => rollBack(registry, id), options)

/**
 * Ends the canary of a feature.
 *
 * @throws ReleaseError if there is none
 */
export async function stopFeature(target: ReleaseTarget, id: string): Promise<void> {
  const how = { at: new Date(target.now()).toISOString(), by: 'command', counts: null } as const
  const registry = await updateRegistry(target, (before) => stopCanary(before, id, how))
  const { version } = requireLine(registry, id)
  target.print(`${id} has no canary. Everybody gets ${version}.`)
}

async function makeCurrent(
  target: ReleaseTarget,
  id: string,
  change: (registry: Registry) => Registry,
  options: Options,
): Promise<void> {
  const registry = await updateRegistry(target, async (before) => {
    const changed = change(before)
    const { version } = requireLine(changed, id)
    if (!options.isForced) await checkFeature(target, before, await requireFeature(target.store, id, version))
    return changed
  })
  target.print(`${id} ${requireLine(registry, id).version} is current.`)
}

/** Somebody who widens a canary may not know that it was stopped. */
function refuseStopped(registry: Registry, { id, version }: Release): void {
  const stopped = lineOf(registry, id)?.stopped
  if (stopped?.by !== 'guard' || stopped.version !== version) return
  const why = stopped.counts ? `: it failed in ${describeCounts(stopped.counts.canary)}` : ''
  throw new ReleaseError(
    `The guard stopped ${id} ${version} at ${stopped.at}${why}. To try it again, name it: canary ${id} ${version}.`,
  )
}

async function recordOf(
  { store }: ReleaseTarget,
  registry: Registry,
  id: string,
  wanted: { readonly version: string } | Upload | null,
): Promise<Pick<FeatureRecord, 'release' | 'needs'>> {
  if (wanted !== null && 'build' in wanted) return wanted.build
  const version = wanted?.version ?? requireLine(registry, id).canary?.release.version ?? ''
  return requireFeature(store, id, version)
}

/** A version that was released before keeps what it was recorded with. */
async function checkUnlessForced(
  target: ReleaseTarget,
  registry: Registry,
  build: Pick<FeatureRecord, 'release' | 'needs'>,
  { isForced }: Options,
): Promise<void> {
  if (isForced) return
  const { id, version } = build.release
  await checkFeature(target, registry, (await findFeature(target.store, id, version)) ?? build)
}

async function uploadNow({ store, now }: ReleaseTarget, upload: Upload): Promise<void> {
  const { build, commit, environment } = upload
  await uploadFeature(store, environment, build, { commit, time: new Date(now()).toISOString() })
}
