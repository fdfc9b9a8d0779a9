import type { HostServices } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import userEvent from '@testing-library/user-event'
import feature from '../feature.tsx'

const BASENAME = '/needs-framework'

interface OpenNeedsOptions extends Partial<HostServices> {
  /** Path below the feature's own. Default: the list. */
  readonly path?: string
}

/** Opens the feature as a member would, in a host whose address bar follows what it is asked. */
export function openNeeds({ path = '', ...overrides }: OpenNeedsOptions = {}) {
  const view = renderFeature(feature, {
    basename: BASENAME,
    path,
    navigate: (to, options) => void view.router.navigate(to, options),
    ...overrides,
  })
  return { ...view, user: userEvent.setup(), address: () => view.router.state.location.pathname }
}
