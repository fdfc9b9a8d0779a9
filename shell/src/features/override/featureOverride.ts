import { isRecord } from '@outcome-studio/shared/domain/base'
import {
  FEATURE_OVERRIDE,
  type StoredValue,
  storedJson,
  type WebStorage,
} from '@outcome-studio/shared/storage'
import type { Registry } from '../registry/createRegistry.ts'
import type { RemoteEntry } from '../registry/remotesFile.ts'

/** Loads one feature from another address, in this browser only. */
export interface FeatureOverride {
  /** The feature, for example "mfe-account". */
  readonly id: string
  /** Address of the federation manifest to use instead, for example of a build on the developer's machine. */
  readonly entry: string
}

/** The override that a developer stored in local storage; null if there is none or storage is blocked. */
export const storedOverride = (storage: WebStorage): StoredValue<FeatureOverride> =>
  storedJson(storage, FEATURE_OVERRIDE, overrideFrom)

/** @throws TypeError if the entry is not a URL */
function overrideFrom(stored: unknown): FeatureOverride | null {
  if (!isRecord(stored)) return null
  const { id, entry } = stored
  const isWhole = typeof id === 'string' && id !== '' && typeof entry === 'string' && isWebAddress(entry)
  return isWhole ? { id, entry: entry.trim() } : null
}

/** Returns the registry with the overridden feature's address replaced. Its files are not verified. */
export function withOverride(registry: Registry, override: FeatureOverride | null): Registry {
  if (override === null) return registry
  const exchange = (entries: readonly RemoteEntry[]) =>
    entries.map((line) =>
      line.id === override.id ? { ...line, entry: override.entry, integrity: null } : line,
    )
  return {
    entries: async () => exchange(await registry.entries()),
    refresh: async () => exchange(await registry.refresh()),
  }
}

/** @throws TypeError if the text is not a URL */
const isWebAddress = (text: string): boolean => /^https?:$/.test(new URL(text).protocol)
