import type { ShellPage } from '../areas/routes.ts'
import { createScreen, type Screen } from '../lazy/createScreen.ts'

/** The shell's screens that the first look at home does not need, each a file of its own. */
export const SCREENS: Readonly<Record<Exclude<ShellPage, 'home'> | 'invalidUrl', Screen>> = {
  signIn: createScreen(async () => (await import('../signIn/SignInPage.tsx')).SignInPage),
  signUp: createScreen(async () => (await import('../signIn/SignUpPage.tsx')).SignUpPage),
  logOut: createScreen(async () => (await import('../screens/LogOutPage.tsx')).LogOutPage),
  devToken: createScreen(
    async () =>
      (await import(/* webpackChunkName: 'dev' */ '../screens/devToken/DevTokenPage.tsx')).DevTokenPage,
  ),
  designSystem: createScreen(
    async () =>
      (await import(/* webpackChunkName: 'dev' */ '../screens/designSystem/DesignSystemPage.tsx'))
        .DesignSystemPage,
  ),
  later: createScreen(async () => (await import('../screens/LaterPage.tsx')).LaterPage),
  invalidUrl: createScreen(async () => (await import('../screens/InvalidUrlPage.tsx')).InvalidUrlPage),
}
