import { CHUNK_LOAD_TIMEOUT } from '@outcome-studio/shared/domain/base'
import { chooseRelease, type Sha256, type Viewer } from '@outcome-studio/shared/releases'
import { fetchWithin } from '../core/fetchWithin.ts'
import type { Log } from '../errors/createLog.ts'
import { startFederation } from './federation/startFederation.ts'
import { countDepartures } from './loading/countDepartures.ts'
import { type Choose, createFeatureLoader, type FeatureLoader } from './loading/createFeatureLoader.ts'
import { overrideFor } from './override/overrideFor.ts'
import type { FeatureOverride } from './override/storedOverrides.ts'
import { createRegistry, type RegistryParts } from './registry/createRegistry.ts'

export interface FeatureParts {
  readonly fetchFile: typeof fetch
  /** The versions that the person has chosen in this browser. */
  readonly overrides: () => readonly FeatureOverride[]
  /** Where the registry is, as the configuration says. */
  readonly place: RegistryParts['place']
  /** The person that releases are chosen for; null while nobody is signed in. */
  readonly viewer: () => Viewer | null
  readonly log: Log
}

/** Creates the feature loader with its registry and federation runtime. Home does not need it. */
export function startFeatures(parts: FeatureParts): FeatureLoader {
  const { overrides, viewer, log } = parts
  // The same as for a script. After ten seconds the area reports a slow load, and still shows the feature when it
  // arrives.
  const fetchFile = fetchWithin(CHUNK_LOAD_TIMEOUT, parts.fetchFile)
  const registry = createRegistry({
    fetchFile,
    report: log.report,
    place: parts.place,
    now: () => performance.now(),
  })
  const choose: Choose = async (line, { salt }) =>
    overrideFor(line, overrides()) ?? chooseRelease(line, viewer(), salt, sha256)
  return createFeatureLoader({
    registry,
    choose,
    federation: startFederation(fetchFile),
    departures: countDepartures(window),
  })
}

const sha256: Sha256 = (bytes) => crypto.subtle.digest('SHA-256', bytes)
