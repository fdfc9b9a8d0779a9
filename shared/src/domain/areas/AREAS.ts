import type { Area, AreaRemote } from './Area.ts'

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

const ACCOUNT: AreaRemote = { name: 'mfe-account', port: 3005 }

/**
 * The areas of the product (docs/product.md §1, §2), each described once. Routes, guards, sidebar, home tiles,
 * palette, ports, the build list and the test projects derive from this table.
 */
export const AREAS: readonly Area[] = [
  {
    path: '/sia',
    below: '/:studyId?/:sessionId?',
    title: 'Sia',
    guard: 'coach',
    remote: { name: 'mfe-sia', port: 3004 },
    admin: { path: '/sia-admin', title: 'Language Model' },
    icon: 'chat',
    sidebarOrder: 1,
    tile: { order: 1, title: 'Sia', lead: 'Talk a study through with the coach.' },
    keywords: 'Coach Chat',
  },
  {
    path: '/needs-framework',
    below: '/*',
    title: 'Needs Framework',
    guard: 'member',
    remote: { name: 'mfe-studies', port: 3001 },
    icon: 'shapes',
    sidebarOrder: 4,
    tile: {
      order: 5,
      title: 'JTBD Needs Framework',
      lead: 'Map functional, emotional and social needs around a job.',
      checklistItem: 'goals_survey',
    },
  },
  {
    path: '/outcome-validation',
    below: '/*',
    title: 'Outcome Validation',
    guard: 'member',
    remote: { name: 'mfe-outcome-validation', port: 3002 },
    admin: { path: '/outcome-validation-admin', title: 'Outcome Validation Admin' },
    icon: 'checklist',
    sidebarOrder: 5,
    tile: {
      order: 6,
      title: 'Outcome Validation',
      lead: 'Write studies and have every statement checked.',
    },
  },
  {
    path: '/live-events',
    below: '/*',
    title: 'Live Events',
    guard: 'member',
    remote: { name: 'mfe-live-events', port: 3003 },
    admin: LIVE_EVENTS_ADMIN,
    icon: 'calendar',
    sidebarOrder: 6,
    tile: {
      order: 4,
      title: 'Live Events',
      lead: 'Join webinars and watch recordings.',
      checklistItem: 'first_live_event',
    },
    keywords: 'Webinars Recordings',
  },
  {
    path: PROFILE_PATH,
    title: 'Profile',
    guard: 'signedIn',
    remote: ACCOUNT,
    icon: 'person',
    keywords: 'Account Name Photo Password',
    accountPage: true,
  },
  {
    path: PLAN_PATH,
    title: 'Plan',
    guard: 'signedIn',
    remote: ACCOUNT,
    icon: 'card',
    keywords: 'Membership Subscription Payment Invoices Card',
    accountPage: true,
  },
  {
    path: SEATS_PATH,
    title: 'Seats',
    guard: 'signedIn',
    remote: ACCOUNT,
    icon: 'people',
    keywords: 'Manage Buy Group Team Invite Colleague Members',
    accountPage: true,
  },
  {
    path: MEMBERS_PATH,
    title: 'Members',
    guard: 'admin',
    remote: ACCOUNT,
    icon: 'people',
    keywords: 'Organization Admin Access Seats Export',
  },
]
