import { useReadable } from '@outcome-studio/shared/feature'
import type { FeatureOverride } from '../features/override/storedOverrides.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLoaders } from './LoadersContext.ts'

/** The versions of features that count on this page in place of the registry's. */
export function useActiveOverrides(): readonly FeatureOverride[] {
  const { overrides } = useLoaders()
  const { services } = useShellHost()
  return overrides.activeFor(useReadable(services.claims))
}
