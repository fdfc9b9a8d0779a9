import type { Member } from '@outcome-studio/shared/domain'
import { ROUTES, type ShellRoute } from '../routes/routes.ts'

/** Areas with an entry in the sidebar, in the order of the specification (section 2). */
const SIDEBAR_PATHS = ['/', '/sia', '/needs-framework', '/outcome-validation', '/live-events']

/**
 * The areas a member finds in the sidebar and as tiles: what is built, and the coach for those who have it.
 */
export function areasFor(member: Pick<Member, 'globalConfig'>): readonly ShellRoute[] {
  return SIDEBAR_PATHS.flatMap((path) => ROUTES.filter((route) => route.path === path))
    .filter((route) => route.show !== 'later')
    .filter((route) => route.guard !== 'coach' || member.globalConfig?.hasVCAccess === true)
}
