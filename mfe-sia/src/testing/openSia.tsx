import type { HostServices } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import userEvent from '@testing-library/user-event'
import feature from '../feature.tsx'

interface OpenSiaOptions extends Partial<HostServices> {
  /** Path below the feature's own. */
  readonly path?: string
}

/** Opens the feature in a host whose address bar follows its navigation. */
export function openSia({ path = '', ...overrides }: OpenSiaOptions = {}) {
  const view = renderFeature(feature, {
    basename: '/sia',
    path,
    navigate: (to, options) => void view.router.navigate(to, options),
    ...overrides,
  })
  return { ...view, user: userEvent.setup(), address: () => view.router.state.location.pathname }
}
