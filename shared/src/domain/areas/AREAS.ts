import type { Area, AreaRemote } from './Area.ts'
import { LIVE_EVENTS_ADMIN, MEMBERS_PATH, PLAN_PATH, PROFILE_PATH, SEATS_PATH } from './areaPaths.ts'

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
