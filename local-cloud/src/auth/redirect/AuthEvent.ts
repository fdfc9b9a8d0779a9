import { randomBytes } from 'node:crypto'
import type { Flow } from './FlowStore.ts'

/** The result of a redirect sign-in, sent to the SDK through the hidden frame. */
export interface AuthEvent {
  readonly type: string
  readonly eventId: string | null
  readonly sessionId: string
  readonly tenantId: string | null
  readonly postBody: null
  /** Its query contains the provider's response. The SDK passes it to accounts:signInWithIdp. */
  readonly urlResponse: string | null
  readonly error: { readonly code: `auth/${string}`; readonly message: string } | null
}

type Outcome = Pick<AuthEvent, 'urlResponse' | 'error'>

export function authEvent({ request }: Pick<Flow, 'request'>, outcome: Outcome): AuthEvent {
  return {
    type: request.authType,
    eventId: request.eventId ?? null,
    sessionId: randomBytes(16).toString('base64url'),
    tenantId: request.tid ?? null,
    postBody: null,
    ...outcome,
  }
}

/** @param code error code of the SDK, for example "auth/user-cancelled" */
export function failedWith(code: `auth/${string}`, message: string): Outcome {
  return { urlResponse: null, error: { code, message } }
}
