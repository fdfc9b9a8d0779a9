import type { AccountStore } from '../accounts/AccountStore.ts'
import type { ActionCodeStore } from '../accounts/ActionCodeStore.ts'
import type { IdentityProvider } from '../oidc/IdentityProvider.ts'

/** What an operation may use; one is made for each request. */
export interface Call {
  readonly projectId: string
  readonly accounts: AccountStore
  readonly codes: ActionCodeStore
  /** Who vouches for people that sign in by redirect. */
  readonly identity: IdentityProvider
  /** Hosts that people may be sent back to. */
  readonly authorizedDomains: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Where this server was reached, for links in mails: http://localhost:9099 */
  readonly origin: string
}

/**
 * One endpoint: the request's JSON in, the answer's JSON out. What it changed is on disk when it returns.
 * It throws AuthError, or ZodError for a request of the wrong shape.
 */
export type Operation = (call: Call, request: unknown) => object | Promise<object>
