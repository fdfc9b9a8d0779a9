import { CHUNK_LOAD_TIMEOUT } from '@outcome-studio/shared/domain/base'
import { fetchWithin } from '../core/fetchWithin.ts'
import type { Log } from '../errors/createLog.ts'
import { startFederation } from './federation/startFederation.ts'
import { countDepartures } from './loading/countDepartures.ts'
import { createFeatureLoader, type FeatureLoader } from './loading/createFeatureLoader.ts'
import { type FeatureOverride, withOverride } from './override/featureOverride.ts'
import { createRegistry } from './registry/createRegistry.ts'

export interface FeatureParts {
  readonly fetchFile: typeof fetch
  readonly override: FeatureOverride | null
  readonly log: Log
}

/** Creates the feature loader with its registry and federation runtime. Home does not need it. */
export function startFeatures({ fetchFile: fetchAny, override, log }: FeatureParts): FeatureLoader {
  // The same as for a script. After ten seconds the area reports a slow load, and still shows the feature when it
  // arrives.
  const fetchFile = fetchWithin(CHUNK_LOAD_TIMEOUT, fetchAny)
  const registry = withOverride(createRegistry(fetchFile, log.report), override)
  return createFeatureLoader({
    registry,
    federation: startFederation(fetchFile),
    log,
    departures: countDepartures(window),
  })
}
