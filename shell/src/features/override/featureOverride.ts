import { isRecord } from '@outcome-studio/shared/domain/base'
import type { Release } from '@outcome-studio/shared/releases'
import {
  FEATURE_OVERRIDE,
  type StoredValue,
  storedJson,
  type WebStorage,
} from '@outcome-studio/shared/storage'
import type { RemoteEntry } from '../registry/RemoteEntry.ts'

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

/** The release that an override replaces; null if it is about another feature. Its files are not verified. */
export function overriddenRelease(release: Release, override: FeatureOverride | null): RemoteEntry | null {
  if (override?.id !== release.id) return null
  return { ...release, entry: override.entry, integrity: null }
}

/** @throws TypeError if the text is not a URL */
const isWebAddress = (text: string): boolean => /^https?:$/.test(new URL(text).protocol)
