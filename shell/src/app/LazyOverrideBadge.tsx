import { createLazy } from '@outcome-studio/shared/domain/base'
import { type FeatureOverride, storedOverride } from '../features/override/featureOverride.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean

const badge = createLazy(async () =>
  // In production builds nothing requests the badge, and the import is left out.
  DEVELOPER_PAGES
    ? (await import(/* webpackChunkName: 'dev' */ '../features/override/OverrideBadge.tsx')).OverrideBadge
    : () => null,
)

/** Shows the badge of an override. In local builds only. */
export function LazyOverrideBadge({ override }: { readonly override: FeatureOverride }) {
  const Badge = useLazyComponent(badge, true, () => {})
  return Badge && <Badge override={override} onEnd={endOverride} />
}

function endOverride(): void {
  storedOverride(window).remove()
  location.reload()
}
