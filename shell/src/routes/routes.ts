/** Who may see a route. Each guard but the first two asks for sign-in; the last three for a complete profile too. */
export type Guard = 'anyone' | 'signedOut' | 'signedIn' | 'member' | 'coach' | 'toolsAdmin'

/** Screens of the shell itself. "later" stands where an area is not built yet. */
export type ShellPage = 'home' | 'signIn' | 'signUp' | 'devToken' | 'logOut' | 'designSystem' | 'later'

/** Which feature is shown, as remotes.json names it. */
export interface FeatureAddress {
  /** Id in remotes.json, for example "mfe-account". */
  readonly remote: string
  readonly expose: './feature' | './admin'
}

export interface ShellRoute {
  readonly path: string
  /** Whether everything below the path belongs to it too. */
  readonly deep?: true
  /** Name of the area as people know it. */
  readonly title: string
  readonly guard: Guard
  /** Whether it stands beside the sidebar. */
  readonly sidebar: boolean
  readonly show: ShellPage | FeatureAddress
}

const feature = (remote: string): FeatureAddress => ({ remote, expose: './feature' })

/** The routes of the product (specification, section 2). Unknown paths are answered by UnknownPath. */
export const ROUTES: readonly ShellRoute[] = [
  { path: '/', title: 'Home', guard: 'member', sidebar: true, show: 'home' },
  {
    path: '/needs-framework',
    deep: true,
    title: 'Needs Framework',
    guard: 'member',
    sidebar: true,
    show: 'later',
  },
  {
    path: '/outcome-validation',
    deep: true,
    title: 'Outcome Validation',
    guard: 'member',
    sidebar: true,
    show: feature('mfe-outcome-validation'),
  },
  {
    path: '/outcome-validation-admin',
    deep: true,
    title: 'Outcome Validation Admin',
    guard: 'toolsAdmin',
    sidebar: true,
    show: 'later',
  },
  { path: '/live-events', deep: true, title: 'Live Events', guard: 'member', sidebar: true, show: 'later' },
  {
    path: '/live-events-admin',
    deep: true,
    title: 'Live Events Admin',
    guard: 'toolsAdmin',
    sidebar: true,
    show: 'later',
  },
  { path: '/sia', deep: true, title: 'Sia', guard: 'coach', sidebar: true, show: 'later' },
  {
    path: '/auth/profile',
    deep: true,
    title: 'Profile',
    guard: 'signedIn',
    sidebar: true,
    show: feature('mfe-account'),
  },
  { path: '/auth/plan', title: 'Plan', guard: 'signedIn', sidebar: true, show: feature('mfe-account') },
  { path: '/auth/signin', title: 'Sign in', guard: 'signedOut', sidebar: false, show: 'signIn' },
  { path: '/auth/signup', title: 'Sign up', guard: 'signedOut', sidebar: false, show: 'signUp' },
  { path: '/auth/subscribe', title: 'Sign up', guard: 'signedOut', sidebar: false, show: 'signUp' },
  { path: '/logging-out', title: 'Sign out', guard: 'anyone', sidebar: false, show: 'logOut' },
  { path: '/logout', title: 'Sign out', guard: 'anyone', sidebar: false, show: 'logOut' },
  { path: '/dev/token', title: 'Developer login', guard: 'anyone', sidebar: false, show: 'devToken' },
]
