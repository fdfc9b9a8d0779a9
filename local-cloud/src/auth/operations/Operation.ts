import type { AccountStore } from '../accounts/AccountStore.ts'
import type { ActionCodeStore } from '../accounts/ActionCodeStore.ts'

/** What an operation may use; one is made for each request. */
export interface Call {
  readonly projectId: string
  readonly accounts: AccountStore
  readonly codes: ActionCodeStore
  /** Milliseconds since 1970. */
  readonly now: number
  /** Where this server was reached, for links in mails: http://localhost:9099 */
  readonly origin: string
}

/**
 * One endpoint: the request's JSON in, the answer's JSON out. What it changed is on disk when it returns.
 * It throws AuthError, or ZodError for a request of the wrong shape.
 */
export type Operation = (call: Call, request: unknown) => object
