import { createLazy } from '@outcome-studio/shared/domain'
import type { ShellPage } from '../areas/routes.ts'
import type { Screen } from '../lazy/Screen.ts'

/** The shell's screens that the first look at home does not need, each a file of its own. */
export const SCREENS: Readonly<Record<Exclude<ShellPage, 'home'> | 'invalidUrl', Screen>> = {
  signIn: createLazy(async () => (await import('../signIn/SignInPage.tsx')).SignInPage),
  signUp: createLazy(async () => (await import('../signIn/SignUpPage.tsx')).SignUpPage),
  logOut: createLazy(async () => (await import('../screens/LogOutPage.tsx')).LogOutPage),
  devToken: createLazy(
    async () =>
      (await import(/* webpackChunkName: 'dev' */ '../screens/devToken/DevTokenPage.tsx')).DevTokenPage,
  ),
  invalidUrl: createLazy(async () => (await import('../screens/InvalidUrlPage.tsx')).InvalidUrlPage),
}
