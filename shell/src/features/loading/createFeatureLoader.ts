import { FeatureError, requireContract } from '@outcome-studio/shared/feature'
import type { FeatureAddress } from '../../areas/routes.ts'
import type { Log } from '../../errors/createLog.ts'
import type { FederationRuntime } from '../federation/FederationRuntime.ts'
import type { Registry } from '../registry/createRegistry.ts'
import type { RemoteEntry } from '../registry/remotesFile.ts'
import { classifyLoadFailure } from './classifyLoadFailure.ts'

export interface FeatureLoader {
  /**
   * Loads an exposed module.
   * @param attempt 0 at first; retries read remotes.json again
   * @throws FeatureError unreachable, corrupt or incompatible
   */
  load(address: FeatureAddress, area: string, attempt: number): Promise<unknown>
  /** Loads a feature in advance. A failure is ignored; the actual load reports it. */
  preload(address: FeatureAddress, area: string): void
  /** Whether remotes.json now lists a version other than the loaded one. */
  isOutdated(address: FeatureAddress): Promise<boolean>
}

interface LoaderParts {
  readonly registry: Registry
  readonly federation: FederationRuntime
  readonly log: Log
  /** How often the page was about to be left. */
  readonly departures: () => number
}

/** The last registration of a remote with the runtime. After a failure it must be replaced. */
interface Registration {
  readonly entry: string
  state: 'loading' | 'loaded' | 'failed'
}

/** Loads features from the addresses that remotes.json currently lists. `load` rejects with FeatureError. */
export function createFeatureLoader({ registry, federation, log, departures }: LoaderParts): FeatureLoader {
  const registrations = new Map<string, Registration>()

  const register = ({ name, entry, integrity }: RemoteEntry, attempt: number): Registration => {
    const known = registrations.get(name)
    // A retry does not wait any longer for a load that is still pending.
    const isUsable = known?.state === 'loaded' || (known?.state === 'loading' && attempt === 0)
    if (known?.entry === entry && isUsable) return known
    federation.registerRemotes([{ name, entry, integrity }], { force: known !== undefined })
    const fresh: Registration = { entry, state: 'loading' }
    registrations.set(name, fresh)
    return fresh
  }

  const isOutdated: FeatureLoader['isOutdated'] = async (address) => {
    const entries = await registry.refresh()
    const entry = entries.find(({ id }) => id === address.remote)
    return entry !== undefined && registrations.get(entry.name)?.entry !== entry.entry
  }

  const load: FeatureLoader['load'] = async (address, area, attempt) => {
    const entry = await findEntry(registry, address, area, attempt)
    requireContract(entry.contract, area)
    const registration = register(entry, attempt)
    const departuresBefore = departures()
    try {
      const exposed = await federation.loadRemote(`${entry.name}/${address.expose.replace('./', '')}`)
      registration.state = 'loaded'
      log.logEvent('feature_loaded', { feature: entry.id, version: entry.version })
      return exposed
    } catch (error) {
      registration.state = 'failed'
      // The browser aborted the scripts, because the page is being left. If it stays, they are loaded again.
      if (attempt === 0 && departures() > departuresBefore) return load(address, area, 1)
      // The listed version may have been removed since the list was read. If the list cannot be read again, the
      // original failure is reported.
      if (attempt === 0 && (await isOutdated(address).catch(() => false))) return load(address, area, 1)
      throw classifyLoadFailure(error, area)
    }
  }

  return {
    load,
    preload: (address, area) => {
      // The actual load requests the feature again and reports a failure.
      load(address, area, 0).catch(() => {})
    },
    isOutdated,
  }
}

async function findEntry(
  registry: Registry,
  { remote, expose }: FeatureAddress,
  area: string,
  attempt: number,
): Promise<RemoteEntry> {
  const entries = await (attempt === 0 ? registry.entries() : registry.refresh()).catch((cause) => {
    throw new FeatureError('unreachable', area, { cause })
  })
  const entry = entries.find(({ id }) => id === remote)
  if (!entry?.exposes.includes(expose)) {
    throw new FeatureError('unreachable', area, { cause: `remotes.json does not list ${remote} ${expose}` })
  }
  return entry
}
