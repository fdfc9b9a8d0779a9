import type { Member } from '@outcome-studio/shared/domain/member'
import { createReadable, type HostServices } from '@outcome-studio/shared/feature'
import { type RenderFeatureOptions, renderFeature, testMember } from '@outcome-studio/shared/feature/testing'
import userEvent from '@testing-library/user-event'
import feature from '../feature.tsx'

/** Renders the profile screen for a member, as a page unless `host` says otherwise. */
export function openProfile(
  member: Partial<Member> = {},
  host: Partial<HostServices> & Pick<RenderFeatureOptions, 'path'> = {},
) {
  return {
    ...renderFeature(feature, {
      basename: '/auth/profile',
      member: createReadable(testMember(member)),
      ...host,
    }),
    user: userEvent.setup({ applyAccept: false }),
  }
}
