import { createLazy } from '@outcome-studio/shared/domain/base'
import { useReadable } from '@outcome-studio/shared/feature'
import { RELEASES } from '../areas/routes.ts'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLoaders } from '../lazy/LoadersContext.ts'
import { useActiveOverrides } from '../lazy/useActiveOverrides.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

const chosenVersions = createLazy(
  async () =>
    (await import(/* webpackChunkName: 'versions' */ '../features/versions/ChosenVersions.tsx'))
      .ChosenVersions,
)

/**
 * Shows that versions of features are chosen in this browser, and the panel in which they are. Nothing is loaded
 * without either. Rendered once by the shell.
 */
export function OverridesHost() {
  const { features, overrides } = useLoaders()
  const { services } = useShellHost()
  const { config } = useEnvironment()
  const active = useActiveOverrides()
  const claims = useReadable(services.claims)
  const isAllowed = overrides.isAllowedFor(claims)
  const isPanelOpen = useReadable(overrides.isPanelOpen) && isAllowed
  const ChosenVersions = useLazyComponent(
    chosenVersions,
    isPanelOpen || active.length > 0,
    overrides.closePanel,
  )
  if (ChosenVersions === null) return null
  return (
    <ChosenVersions
      overrides={overrides}
      active={active}
      isPanelOpen={isPanelOpen}
      origins={config.overrideOrigins}
      load={features.versions}
      seeReleases={claims.toolsAdmin ? () => services.navigate(RELEASES.path) : null}
    />
  )
}
