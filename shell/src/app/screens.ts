import { createLazy } from '@outcome-studio/shared/domain'
import type { ShellPage } from '../areas/routes.ts'
import type { LazyScreen } from '../lazy/screenSource.ts'

/** The lazy screens of the shell, each in its own chunk. */
export const SCREENS: Readonly<Record<Exclude<ShellPage, 'home'> | 'invalidUrl', LazyScreen>> = {
  signIn: createLazy(async () => (await import('../signIn/SignInPage.tsx')).SignInPage),
  signUp: createLazy(async () => (await import('../signIn/SignUpPage.tsx')).SignUpPage),
  logOut: createLazy(async () => (await import('../screens/LogOutPage.tsx')).LogOutPage),
  devToken: createLazy(
    async () =>
      (await import(/* webpackChunkName: 'dev' */ '../screens/devToken/DevTokenPage.tsx')).DevTokenPage,
  ),
  invalidUrl: createLazy(async () => (await import('../screens/InvalidUrlPage.tsx')).InvalidUrlPage),
}
