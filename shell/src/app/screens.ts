import { createLazy } from '@outcome-studio/shared/domain/base'
import type { ShellPage } from '../areas/routes.ts'
import { routeAt } from '../areas/useCurrentRoute.ts'
import type { LazyScreen } from '../lazy/screenSource.ts'

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean

const invalidUrl = createLazy(async () => (await import('../screens/InvalidUrlPage.tsx')).InvalidUrlPage)

/** The lazy screens of the shell, each in its own chunk. */
export const SCREENS: Readonly<Record<Exclude<ShellPage, 'home'> | 'invalidUrl', LazyScreen>> = {
  releases: createLazy(async () => (await import('../screens/releases/ReleasesPage.tsx')).ReleasesPage),
  signIn: createLazy(async () => (await import('../signIn/SignInPage.tsx')).SignInPage),
  signUp: createLazy(async () => (await import('../signIn/SignUpPage.tsx')).SignUpPage),
  logOut: createLazy(async () => (await import('../screens/LogOutPage.tsx')).LogOutPage),
  // Without a local build there is neither this screen nor its route.
  devToken: DEVELOPER_PAGES
    ? createLazy(
        async () =>
          (await import(/* webpackChunkName: 'dev' */ '../screens/devToken/DevTokenPage.tsx')).DevTokenPage,
      )
    : invalidUrl,
  invalidUrl,
}

/** The lazy screen of the shell at a path; null for home, a feature or an unknown path. */
export function screenAt(pathname: string): LazyScreen | null {
  const show = routeAt(pathname)?.show
  return typeof show === 'string' && show !== 'home' ? SCREENS[show] : null
}
