import { CONTRACT_VERSION } from '../contract.ts'
import { FeatureError } from '../errors/FeatureError.ts'
import { type Feature, isFeature } from '../Feature.ts'

export interface AcquireFeatureRequest {
  /** The area's name as people know it. */
  readonly area: string
  /** Fetches the exposed module. It may reject with a FeatureError; anything else counts as unreachable. */
  readonly load: () => Promise<unknown>
  /** Milliseconds until the load counts as too slow. */
  readonly timeoutMs: number
}

/**
 * Loads a feature and makes sure that it is one and fits the contract. The timer is cleared however the
 * load ends, and nothing is kept after a failure.
 * @throws FeatureError unreachable, slow, corrupt or incompatible
 */
export async function acquireFeature({ area, load, timeoutMs }: AcquireFeatureRequest): Promise<Feature> {
  const exposed = await loadInTime({ area, load, timeoutMs })
  const feature = defaultExportOf(exposed)
  if (!isFeature(feature)) throw new FeatureError('corrupt', area, { cause: exposed })
  if (feature.contract !== CONTRACT_VERSION) {
    throw new FeatureError('incompatible', area, {
      cause: { host: CONTRACT_VERSION, feature: feature.contract },
    })
  }
  return feature
}

async function loadInTime({ area, load, timeoutMs }: AcquireFeatureRequest): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FeatureError('slow', area)), timeoutMs)
  })
  try {
    return await Promise.race([load(), tooSlow])
  } catch (error) {
    throw error instanceof FeatureError ? error : new FeatureError('unreachable', area, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function defaultExportOf(exposed: unknown): unknown {
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined
}
