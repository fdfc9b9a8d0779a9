import { CHUNK_LOAD_TIMEOUT } from '@outcome-studio/shared/domain/base'
import { type Feature, isFeature } from '../core/Feature.ts'
import { FeatureError } from '../errors/FeatureError.ts'
import { requireContract } from './requireContract.ts'
import { startSlowTimer } from './startSlowTimer.ts'

export interface AcquireFeatureRequest {
  /** The area's title. */
  readonly area: string
  /** Loads the exposed module. A rejection other than a FeatureError counts as unreachable. */
  readonly load: () => Promise<unknown>
}

/**
 * Loads a feature and checks its shape and contract. Caches nothing, so that a retry loads again.
 *
 * @throws FeatureError unreachable, slow, corrupt or incompatible
 */
export async function acquireFeature({ area, load }: AcquireFeatureRequest): Promise<Feature> {
  const exposed = await loadInTime({ area, load })
  const feature = defaultExportOf(exposed)
  if (!isFeature(feature)) throw new FeatureError('corrupt', area, { cause: exposed })
  requireContract(feature.contract, area)
  return feature
}

/** Gives up after the time that a chunk has to load. */
async function loadInTime({ area, load }: AcquireFeatureRequest): Promise<unknown> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>()
  const release = startSlowTimer(area, CHUNK_LOAD_TIMEOUT, reject)
  try {
    return await Promise.race([load(), tooSlow])
  } catch (error) {
    throw error instanceof FeatureError ? error : new FeatureError('unreachable', area, { cause: error })
  } finally {
    release()
  }
}

function defaultExportOf(exposed: unknown): unknown {
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined
}
