import type { DraftsAtSignOut } from '@outcome-studio/shared/data'
import { LOG_OUT_PATH } from '@outcome-studio/shared/domain/areas'
import type { Location } from 'react-router-dom'
import { ROUTES } from '../areas/routes.ts'

/**
 * Navigation that signs out without a further question about drafts.
 * @param search query of the requested log-out, which says whether it is for all devices
 */
export const signOutRequest = (drafts: DraftsAtSignOut, search: string) => ({
  to: `${LOG_OUT_PATH}${search}`,
  state: { drafts },
})

/** The decision that a navigation to log-out carries; null if the member has not decided. */
export function decidedDrafts({ state }: Pick<Location, 'state'>): DraftsAtSignOut | null {
  const stored: unknown = state
  if (typeof stored !== 'object' || stored === null || !('drafts' in stored)) return null
  return stored.drafts === 'keep' || stored.drafts === 'delete' ? stored.drafts : null
}

/** Whether a path belongs to the log-out screen. */
export function isLogOut({ pathname }: Pick<Location, 'pathname'>): boolean {
  return ROUTES.some(({ path, show }) => show === 'logOut' && path === pathname)
}
