import type { AccountStore } from '../accounts/AccountStore.ts'
import type { ActionCodeStore } from '../accounts/ActionCodeStore.ts'
import type { AttemptLimit } from '../accounts/AttemptLimit.ts'
import type { IdentityProvider } from '../oidc/IdentityProvider.ts'

/**
 * What a client may do with the public API key alone. A product whose users come from an identity provider needs none
 * of it, so its production project should refuse all of it.
 */
export type ClientRight =
  /** Sign up and in with a password, set it, and have a link mailed that does. */
  | 'passwords'
  | 'anonymousSignUp'
  | 'deletion'
  | 'emailChange'
  /** Learn which addresses have an account: a project without e-mail enumeration protection. */
  | 'emailLookup'

/** The context of one request. */
export interface Call {
  readonly projectId: string
  readonly accounts: AccountStore
  readonly codes: ActionCodeStore
  readonly clientRights: ReadonlySet<ClientRight>
  /** Wrong passwords, by project and address. */
  readonly attempts: AttemptLimit
  /** The identity provider of redirect sign-ins. */
  readonly identity: IdentityProvider
  /** Hosts that a redirect may lead back to. */
  readonly authorizedDomains: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Origin at which the client reached this server, for links in mails: http://localhost:9099 */
  readonly origin: string
}

/**
 * One endpoint: request JSON to response JSON. Its changes are on disk when it returns. It throws AuthError, or
 * ZodError for a malformed request.
 */
export type Operation = (call: Call, request: unknown) => object | Promise<object>
