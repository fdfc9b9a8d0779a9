import type { Branding } from '../../pages/Branding.ts'
import type { IdentityProvider } from '../oidc/IdentityProvider.ts'
import type { FlowStore } from './FlowStore.ts'

/** The context of one request for a page of the redirect sign-in. */
export interface RedirectContext {
  readonly identity: IdentityProvider
  readonly flows: FlowStore
  /** Origin of the app: the only redirect target, and the only origin that may frame a page. */
  readonly shellOrigin: string
  /** Page of the app that starts a sign-in. */
  readonly signInUrl: string
  readonly branding: Branding
  /** Origin of this server. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: number
}

export const CALLBACK_PATH = '/emulator/auth/callback'

export function redirectUriOf({ origin }: Pick<RedirectContext, 'origin'>): string {
  return `${origin}${CALLBACK_PATH}`
}
