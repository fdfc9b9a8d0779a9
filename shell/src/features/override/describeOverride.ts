import type { FeatureOverride } from './storedOverrides.ts'

/** What is loaded instead of the released version, for example "previous version" or "localhost:4005, not verified". */
export const describeOverride = (override: FeatureOverride): string =>
  'entry' in override ? `${new URL(override.entry).host}, not verified` : `${override.version} version`
