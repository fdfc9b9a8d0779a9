import { createReadable } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import userEvent from '@testing-library/user-event'
import feature from '../admin.tsx'

interface OpenAdminOptions {
  /** Path below the view's own. Default: the organization's rules. */
  readonly path?: string
  /** Default true. */
  readonly unrestricted?: boolean
}

/** Opens the admin view as a tools admin would. */
export function openAdmin({ path = '', unrestricted = true }: OpenAdminOptions = {}) {
  const view = renderFeature(feature, {
    basename: '/outcome-validation-admin',
    path,
    access: createReadable({ unrestricted, toolsAdmin: true }),
    claims: createReadable({ toolsAdmin: true }),
    navigate: (to, options) => void view.router.navigate(to, options),
  })
  return { ...view, user: userEvent.setup(), address: () => view.router.state.location.pathname }
}
