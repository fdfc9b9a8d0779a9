import type { RegistryLine } from '@outcome-studio/shared/releases'
import type { RemoteEntry } from '../registry/RemoteEntry.ts'
import type { FeatureOverride } from './storedOverrides.ts'

/**
 * What this browser loads of a feature in place of the release that the registry has for this person.
 * @returns null if there is no override of the feature, or the registry does not list such a release any more
 */
export function overrideFor(line: RegistryLine, overrides: readonly FeatureOverride[]): RemoteEntry | null {
  const override = overrides.find(({ id }) => id === line.id)
  if (override === undefined) return null
  // The version of another build is not known before it is loaded.
  if ('entry' in override) {
    return { ...line, version: new URL(override.entry).host, entry: override.entry, integrity: null }
  }
  switch (override.version) {
    case 'current':
      return line
    case 'canary':
      return line.canary?.release ?? null
    case 'previous':
      return line.previous
  }
}
