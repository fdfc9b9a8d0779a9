import type { Client } from '../provider/Client.ts'

/** A valid authorization request (OpenID Connect Core, section 3.1.2.1, with PKCE required). */
export interface AuthorizeRequest {
  readonly client: Client
  readonly redirectUri: string
  readonly scope: string
  readonly state: string | undefined
  readonly nonce: string | undefined
  readonly challenge: string
  /** none: no page may be shown. login: the log-in page is shown even in an active session. */
  readonly prompt: 'none' | 'login' | undefined
  readonly isSignUp: boolean
  readonly loginHint: string
  /** The whole query, so that a page can pass the request on. */
  readonly query: string
}
