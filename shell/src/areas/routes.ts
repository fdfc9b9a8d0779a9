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
  /** What else belongs to it, in the router's words: everything below, or these segments and nothing deeper. */
  readonly below?: '/*' | '/:studyId?/:sessionId?'
  /** Name of the area as people know it. */
  readonly title: string
  readonly guard: Guard
  /** Whether it stands beside the sidebar. */
  readonly sidebar: boolean
  readonly show: ShellPage | FeatureAddress
  /**
   * One of the special group of the specification, section 2, whose purpose is not said. We take it for the pages
   * that are about the account itself: they never ask for a complete profile, and no modal opens there by itself.
   */
  readonly quiet?: true
  /** Exists only where the page talks to the emulators; elsewhere it is an unknown path like any other. */
  readonly emulatorsOnly?: true
}

const feature = (remote: string): FeatureAddress => ({ remote, expose: './feature' })

/** The routes of the product (specification, section 2). An unknown path is answered by createRoutes. */
export const ROUTES: readonly ShellRoute[] = [
  { path: '/', title: 'Home', guard: 'member', sidebar: true, show: 'home' },
  {
    path: '/needs-framework',
    below: '/*',
    title: 'Needs Framework',
    guard: 'member',
    sidebar: true,
    show: 'later',
  },
  {
    path: '/outcome-validation',
    below: '/*',
    title: 'Outcome Validation',
    guard: 'member',
    sidebar: true,
    show: feature('mfe-outcome-validation'),
  },
  {
    path: '/outcome-validation-admin',
    below: '/*',
    title: 'Outcome Validation Admin',
    guard: 'toolsAdmin',
    sidebar: true,
    show: { remote: 'mfe-outcome-validation', expose: './admin' },
  },
  { path: '/live-events', below: '/*', title: 'Live Events', guard: 'member', sidebar: true, show: 'later' },
  {
    path: '/live-events-admin',
    below: '/*',
    title: 'Live Events Admin',
    guard: 'toolsAdmin',
    sidebar: true,
    show: 'later',
  },
  {
    path: '/sia',
    below: '/:studyId?/:sessionId?',
    title: 'Sia',
    guard: 'coach',
    sidebar: true,
    show: 'later',
  },
  {
    path: '/auth/profile',
    title: 'Profile',
    guard: 'signedIn',
    sidebar: true,
    show: feature('mfe-account'),
    quiet: true,
  },
  {
    path: '/auth/plan',
    title: 'Plan',
    guard: 'signedIn',
    sidebar: true,
    show: feature('mfe-account'),
    quiet: true,
  },
  { path: '/auth/signin', title: 'Sign in', guard: 'signedOut', sidebar: false, show: 'signIn' },
  { path: '/auth/signup', title: 'Sign up', guard: 'signedOut', sidebar: false, show: 'signUp' },
  { path: '/auth/subscribe', title: 'Sign up', guard: 'signedOut', sidebar: false, show: 'signUp' },
  { path: '/logging-out', title: 'Sign out', guard: 'anyone', sidebar: false, show: 'logOut', quiet: true },
  { path: '/logout', title: 'Sign out', guard: 'anyone', sidebar: false, show: 'logOut', quiet: true },
  {
    path: '/dev/token',
    title: 'Developer login',
    guard: 'anyone',
    sidebar: false,
    show: 'devToken',
    emulatorsOnly: true,
  },
  {
    path: '/dev/ui',
    title: 'Design system',
    guard: 'anyone',
    sidebar: false,
    show: 'designSystem',
    emulatorsOnly: true,
  },
]
