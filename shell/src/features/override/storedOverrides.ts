import { isRecord } from '@outcome-studio/shared/domain/base'
import {
  FEATURE_OVERRIDE,
  type StoredValue,
  storedJson,
  type WebStorage,
} from '@outcome-studio/shared/storage'

/** The releases of a feature that the registry lists. */
export const LISTED_RELEASES = ['current', 'canary', 'previous'] as const
export type ListedRelease = (typeof LISTED_RELEASES)[number]

/** A version of one feature, for this browser only, in place of the one that the registry has for this person. */
export type FeatureOverride =
  /** A listed release. Its files are verified. */
  | { readonly id: string; readonly version: ListedRelease }
  /** Any build: the address of its federation manifest. Its files are not verified. */
  | { readonly id: string; readonly entry: string }

/** The overrides of this browser. What is malformed is left out. */
export const storedOverrides = (storage: WebStorage): StoredValue<readonly FeatureOverride[]> =>
  storedJson(storage, FEATURE_OVERRIDE, (stored) =>
    Array.isArray(stored) ? stored.flatMap(overrideFrom) : null,
  )

function overrideFrom(stored: unknown): readonly FeatureOverride[] {
  if (!isRecord(stored) || typeof stored.id !== 'string') return []
  const { id, entry } = stored
  const version = LISTED_RELEASES.find((each) => each === stored.version)
  if (version !== undefined) return [{ id, version }]
  return typeof entry === 'string' && URL.canParse(entry) ? [{ id, entry }] : []
}
