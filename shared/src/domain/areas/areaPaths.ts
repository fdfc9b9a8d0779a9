/**
 * Addresses that screens lead to. They are apart from the table of areas, so that a screen with a link does not load
 * the table.
 */

/** Path of the profile screen. Guards redirect to it until the profile is complete. */
export const PROFILE_PATH = '/auth/profile'

/** Path of the shell's page of releases, which tools admins alone see. */
export const RELEASES_PATH = '/releases-admin'

/** Path of the plan screen, where a membership is shown and bought. */
export const PLAN_PATH = '/auth/plan'

/** Path of the screen where the seats of a group are managed, and an invitation to a seat is accepted. */
export const SEATS_PATH = '/auth/seats'

/** Path of the screen where admins see the members of their organization. */
export const MEMBERS_PATH = '/auth/members'

/** The admin view of live events. */
export const LIVE_EVENTS_ADMIN = { path: '/live-events-admin', title: 'Live Events Admin' } as const
