import type { Branding } from '../../pages/Branding.ts'
import type { IdentityProvider } from '../oidc/IdentityProvider.ts'
import type { FlowStore } from './FlowStore.ts'

/** The context of one request for a page of the redirect sign-in. */
export interface RedirectContext {
  readonly identity: IdentityProvider
  readonly flows: FlowStore
  /** Origin of the app: it serves the pages, is the only redirect target, and alone may frame a page. */
  readonly shellOrigin: string
  /** Page of the app that starts a sign-in. */
  readonly signInUrl: string
  readonly branding: Branding
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Base path of the pages on the app's origin, as in production. Its server passes requests for them on to this one,
 * because browsers give a frame of another origin a storage of its own.
 */
export const PAGES_PATH = '/__/auth'
export const CALLBACK_PATH = `${PAGES_PATH}/callback`

/** The app's address to which the identity provider redirects. @param appOrigin for example "http://localhost:3000" */
export function redirectUriAt(appOrigin: string): string {
  return `${appOrigin}${CALLBACK_PATH}`
}
