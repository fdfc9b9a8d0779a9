import { FeatureError, requireContract } from '@outcome-studio/shared/feature'
import type { RegistryContent, RegistryLine } from '@outcome-studio/shared/releases'
import type { FeatureAddress } from '../../areas/routes.ts'
import type { FederationRuntime } from '../federation/FederationRuntime.ts'
import type { Registry } from '../registry/createRegistry.ts'
import type { RemoteEntry } from '../registry/RemoteEntry.ts'
import { classifyLoadFailure } from './classifyLoadFailure.ts'

export interface FeatureLoader {
  /**
   * Loads an exposed module. A page keeps to the release of a feature that it has loaded first.
   * @param attempt 0 at first; retries read the registry again
   * @throws FeatureError unreachable, corrupt or incompatible
   */
  load(address: FeatureAddress, area: string, attempt: number): Promise<unknown>
  /** Loads a feature in advance. A failure is ignored; the actual load reports it. */
  preload(address: FeatureAddress, area: string): void
  /** Whether the registry now lists a release other than the one of this page. */
  isOutdated(address: FeatureAddress): Promise<boolean>
  /** Whether a page that is opened now would get another release of any feature than this page has loaded. */
  isReplaced(): Promise<boolean>
  /**
   * For a feature that cannot be loaded: makes the next attempts load the release before it. Null if there is none, or
   * the page has loaded the feature already.
   */
  previousOf(address: FeatureAddress): (() => void) | null
  /** Version of a feature on this page, or else the last one that it tried to load; null if there is none. */
  versionOf(remote: string): string | null
  /** The features as the registry lists them now. @throws RegistryError */
  versions(): Promise<readonly FeatureVersions[]>
}

/** What the registry lists of a feature, and what runs of it. */
export interface FeatureVersions {
  readonly line: RegistryLine
  /** Version on this page; null while it has not loaded the feature. */
  readonly running: string | null
}

/** Chooses what this page loads of a feature. */
export type Choose = (line: RegistryLine, content: Pick<RegistryContent, 'salt'>) => Promise<RemoteEntry>

interface LoaderParts {
  readonly registry: Registry
  readonly choose: Choose
  readonly federation: FederationRuntime
  /** How often the page was about to be left. */
  readonly departures: () => number
}

/** The last registration of a remote with the runtime. After a failure it must be replaced. */
interface Registration {
  readonly entry: string
  state: 'loading' | 'loaded' | 'failed'
}

/** Loads the releases of features that the registry lists for this person. `load` rejects with FeatureError. */
export function createFeatureLoader(parts: LoaderParts): FeatureLoader {
  const { registry, choose, federation, departures } = parts
  const registrations = new Map<string, Registration>()
  /** The releases whose code runs on this page, by feature. Code of two releases would share one store of data. */
  const running = new Map<string, RemoteEntry>()
  /** The versions that were last tried, by feature. */
  const tried = new Map<string, string>()
  /** The releases that the member has chosen over the listed ones, by feature. */
  const preferred = new Map<string, RemoteEntry>()

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

  const listed = async (id: string, content: RegistryContent): Promise<RemoteEntry | null> => {
    const line = content.remotes.find((each) => each.id === id)
    return line ? (preferred.get(id) ?? (await choose(line, content))) : null
  }

  const find = async ({ remote, expose }: FeatureAddress, area: string, attempt: number) => {
    const content = await (attempt === 0 ? registry.current() : registry.refresh()).catch((cause) => {
      throw new FeatureError('unreachable', area, { cause })
    })
    const release = running.get(remote) ?? (await listed(remote, content))
    if (release?.exposes.includes(expose)) return release
    throw new FeatureError('unreachable', area, { cause: `The registry does not list ${remote} ${expose}.` })
  }

  const isOutdated: FeatureLoader['isOutdated'] = async ({ remote }) => {
    const release = await listed(remote, await registry.refresh())
    return release !== null && registrations.get(release.name)?.entry !== release.entry
  }

  const load: FeatureLoader['load'] = async (address, area, attempt) => {
    const release = await find(address, area, attempt)
    tried.set(release.id, release.version)
    requireContract(release.contract, area)
    const registration = register(release, attempt)
    const departuresBefore = departures()
    try {
      const exposed = await federation.loadRemote(`${release.name}/${address.expose.replace('./', '')}`)
      registration.state = 'loaded'
      running.set(release.id, release)
      return exposed
    } catch (error) {
      registration.state = 'failed'
      // The browser aborted the scripts, because the page is being left. If it stays, they are loaded again.
      if (attempt === 0 && departures() > departuresBefore) return load(address, area, 1)
      // The listed version may have been removed since the list was read. If the list cannot be read again, the
      // original failure is reported.
      const isFirst = attempt === 0 && !running.has(release.id)
      if (isFirst && (await isOutdated(address).catch(() => false))) return load(address, area, 1)
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
    isReplaced: async () => {
      const content = await registry.current()
      for (const [id, { entry }] of running) {
        const release = await listed(id, content)
        if (release !== null && release.entry !== entry) return true
      }
      return false
    },
    previousOf: ({ remote }) => {
      const previous = registry.known()?.remotes.find(({ id }) => id === remote)?.previous ?? null
      if (previous === null || running.has(remote) || preferred.has(remote)) return null
      return () => void preferred.set(remote, previous)
    },
    versionOf: (remote) => running.get(remote)?.version ?? tried.get(remote) ?? null,
    versions: async () => {
      const { remotes } = await registry.refresh()
      return remotes.map((line) => ({ line, running: running.get(line.id)?.version ?? null }))
    },
  }
}
