import type { Page } from '@playwright/test'
import type { FeatureToOpen } from './measureFeature.ts'

export const STUDIES: FeatureToOpen = {
  id: 'mfe-outcome-validation',
  open: (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Outcome Validation' }).click(),
  usable: 'New study',
}

/** For pages without a link. The router handles the popstate event as for the browser's own buttons. */
const goTo = (page: Page, path: string) =>
  page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

export const PLAN: FeatureToOpen = {
  id: 'mfe-account',
  open: (page) => goTo(page, '/auth/plan'),
  usable: 'Manage membership',
}

export const PROFILE: FeatureToOpen = {
  id: 'mfe-account',
  open: (page) => goTo(page, '/auth/profile'),
  usable: 'First name',
}

export const SIA: FeatureToOpen = {
  id: 'mfe-sia',
  open: (page) => goTo(page, `/sia/${crypto.randomUUID()}`),
  usable: 'Message',
}
