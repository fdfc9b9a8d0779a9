import { isRecord } from '@outcome-studio/shared/domain'
import type { Registry } from '../registry/createRegistry.ts'
import type { RemoteEntry } from '../registry/remotesFile.ts'

const STORAGE_KEY = 'outcome-studio.featureOverride'

/** One feature taken from elsewhere, in this browser only. */
export interface FeatureOverride {
  /** The feature, for example "mfe-account". */
  readonly id: string
  /** Address of the federation manifest to use instead, for example of a build on the developer's machine. */
  readonly entry: string
}

/**
 * The override a developer put into local storage; null without one, or where it cannot be read.
 * @param storage asked for here, because a browser may refuse even that
 */
export function readOverride(storage: () => Pick<Storage, 'getItem'>): FeatureOverride | null {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null')
    if (!isRecord(stored)) return null
    const { id, entry } = stored
    const isWhole = typeof id === 'string' && id !== '' && typeof entry === 'string' && isWebAddress(entry)
    return isWhole ? { id, entry: entry.trim() } : null
  } catch {
    return null
  }
}

export function clearOverride(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(STORAGE_KEY)
}

/** The registry with the overridden feature's address exchanged. */
export function withOverride(registry: Registry, override: FeatureOverride | null): Registry {
  if (override === null) return registry
  const exchange = (entries: readonly RemoteEntry[]) =>
    entries.map((line) => (line.id === override.id ? { ...line, entry: override.entry } : line))
  return {
    entries: async () => exchange(await registry.entries()),
    refresh: async () => exchange(await registry.refresh()),
  }
}

/** @throws TypeError for what is no address at all */
const isWebAddress = (text: string): boolean => /^https?:$/.test(new URL(text).protocol)
