import type { FeatureToOpen } from './measureFeature.ts'

export const STUDIES: FeatureToOpen = {
  id: 'mfe-outcome-validation',
  open: (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Outcome Validation' }).click(),
  usable: (page) => page.getByRole('button', { name: 'New study' }).waitFor(),
}

export const PROFILE: FeatureToOpen = {
  id: 'mfe-account',
  // No link leads to this page. The router handles the popstate event as for the browser's own buttons.
  open: (page) =>
    page.evaluate(() => {
      history.pushState(null, '', '/auth/profile')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }),
  usable: (page) => page.getByRole('textbox', { name: 'First name' }).waitFor(),
}
