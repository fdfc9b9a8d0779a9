import { createReadable } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import userEvent from '@testing-library/user-event'
import feature from '../admin.tsx'

/** Opens the admin view. @param isToolsAdmin default true */
export function openModelAdmin({ isToolsAdmin = true } = {}) {
  const view = renderFeature(feature, {
    basename: '/sia-admin',
    access: createReadable({ unrestricted: true, toolsAdmin: isToolsAdmin }),
    claims: createReadable({ toolsAdmin: isToolsAdmin }),
  })
  return { ...view, user: userEvent.setup() }
}
