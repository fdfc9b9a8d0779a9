import type { FeatureVersions } from '../loading/createFeatureLoader.ts'
import type { Overrides } from '../override/createOverrides.ts'
import type { FeatureOverride } from '../override/storedOverrides.ts'
import { OverrideBadge } from './OverrideBadge.tsx'
import { VersionsPanel } from './VersionsPanel.tsx'

interface ChosenVersionsProps {
  readonly overrides: Overrides
  readonly active: readonly FeatureOverride[]
  readonly isPanelOpen: boolean
  /** Those that addresses of builds may have. */
  readonly origins: readonly string[]
  readonly load: () => Promise<readonly FeatureVersions[]>
  /** Shows what became of the versions; null for somebody who may not see it. */
  readonly seeReleases: (() => void) | null
}

/** The panel in which versions of features are chosen, or else the badge that some are. */
export function ChosenVersions({
  overrides,
  active,
  isPanelOpen,
  origins,
  load,
  seeReleases,
}: ChosenVersionsProps) {
  if (isPanelOpen) {
    return (
      <VersionsPanel
        active={active}
        origins={origins}
        load={load}
        apply={overrides.apply}
        onSeeReleases={
          seeReleases &&
          (() => {
            overrides.closePanel()
            seeReleases()
          })
        }
        onClose={overrides.closePanel}
      />
    )
  }
  if (active.length === 0) return null
  return <OverrideBadge overrides={active} onEnd={() => overrides.apply([])} onChange={overrides.openPanel} />
}
