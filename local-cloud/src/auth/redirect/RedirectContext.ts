import type { Branding } from '../../pages/Branding.ts'
import type { IdentityProvider } from '../oidc/IdentityProvider.ts'
import type { FlowStore } from './FlowStore.ts'

/** What the pages of a sign-in by redirect may use; one is made for each request. */
export interface RedirectContext {
  readonly identity: IdentityProvider
  readonly flows: FlowStore
  /** Origin of the product: the only place people are sent back to, and the only one that may frame a page. */
  readonly shellOrigin: string
  /** Page of the app that begins a sign-in. */
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
