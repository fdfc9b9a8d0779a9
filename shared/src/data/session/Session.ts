import type { Claims } from '@outcome-studio/shared/domain/member'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'

export interface SignedOut {
  readonly state: 'signedOut'
  /** Set if a session of this page or browser ended without a sign-out: it expired or was revoked. */
  readonly hasEnded?: true
  /**
   * Set if it is unknown whether a user is signed in, because the browser's storage does not respond (`silent`), or
   * responded after the page had stopped waiting (`late`).
   */
  readonly storage?: 'silent' | 'late'
}

export interface SignedIn extends MemberKey {
  readonly state: 'signedIn'
  readonly email: string
  readonly claims: Claims
  /** Set if the address is not confirmed. */
  readonly isUnconfirmed?: true
}

/** The signed-in user, if any. A user without an e-mail counts as signed out. */
export type Session = SignedOut | SignedIn
