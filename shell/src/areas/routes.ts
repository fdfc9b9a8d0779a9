import { type AreaGuard, LOG_OUT_PATH, RELEASES_PATH } from '@outcome-studio/shared/domain/areas'
import { type AreaPage, areaPages } from '../domain/areaPages.ts'

/**
 * Who may see a route: an area's guard, or for the shell's own screens everyone or only signed-out visitors. `signUp`:
 * signed-out visitors; a member without a membership is sent on to the plans.
 */
export type Guard = 'anyone' | 'signedOut' | 'signUp' | AreaGuard

/** Screens of the shell itself. */
export type ShellPage = 'home' | 'releases' | 'signIn' | 'signUp' | 'devToken' | 'logOut'

/** The feature that a route shows, by its name in remotes.json. */
export type FeatureAddress = Pick<AreaPage, 'remote' | 'expose'>

export interface ShellRoute extends Pick<AreaPage, 'path' | 'title' | 'below' | 'accountPage'> {
  readonly guard: Guard
  /** Whether the page has the sidebar. */
  readonly sidebar: boolean
  readonly show: ShellPage | FeatureAddress
  /** The route exists only with the emulators; elsewhere it is an unknown path. */
  readonly emulatorsOnly?: true
}

/** The home page. The menus list it like an area, but the shell itself shows it. */
export const HOME = {
  path: '/',
  title: 'Home',
  guard: 'member',
  icon: 'home',
  sidebarOrder: 0,
  keywords: 'Dashboard Start',
} as const

/** The page of releases, which tools admins alone see. The palette lists it. */
export const RELEASES = {
  path: RELEASES_PATH,
  title: 'Feature Releases',
  guard: 'toolsAdmin',
  keywords: 'Versions Canary Errors Rollback Dashboard',
} as const

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean
const DEVELOPER_ROUTES: readonly ShellRoute[] = [
  {
    path: '/dev/token',
    title: 'Developer login',
    guard: 'anyone',
    sidebar: false,
    show: 'devToken',
    emulatorsOnly: true,
  },
]

const SHELL_ROUTES: readonly ShellRoute[] = [
  { path: '/auth/signin', title: 'Sign in', guard: 'signedOut', sidebar: false, show: 'signIn' },
  { path: '/auth/signup', title: 'Sign up', guard: 'signUp', sidebar: false, show: 'signUp' },
  { path: '/auth/subscribe', title: 'Sign up', guard: 'signUp', sidebar: false, show: 'signUp' },
  {
    path: '/logging-out',
    title: 'Sign out',
    guard: 'anyone',
    sidebar: false,
    show: 'logOut',
    accountPage: true,
  },
  {
    path: LOG_OUT_PATH,
    title: 'Sign out',
    guard: 'anyone',
    sidebar: false,
    show: 'logOut',
    accountPage: true,
  },
  ...(DEVELOPER_PAGES ? DEVELOPER_ROUTES : []),
]

/**
 * The routes of the product (docs/product.md §2): home, the areas, the shell's screens. createRoutes adds the unknown
 * path.
 */
export const ROUTES: readonly ShellRoute[] = [
  { path: HOME.path, title: HOME.title, guard: HOME.guard, sidebar: true, show: 'home' },
  { path: RELEASES.path, title: RELEASES.title, guard: RELEASES.guard, sidebar: true, show: 'releases' },
  ...areaPages().map(({ remote, expose, ...page }) => ({ ...page, sidebar: true, show: { remote, expose } })),
  ...SHELL_ROUTES,
]
