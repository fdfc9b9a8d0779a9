import type { Claims } from '@outcome-studio/shared/domain'

export interface SignedOut {
  readonly state: 'signedOut'
  /** There was a session on this page, and it ended otherwise than by signing out: it expired or was revoked. */
  readonly hasEnded?: true
}

/** Where a member's data is kept: domains/{domain}/users/{uid}. */
export interface MemberKey {
  readonly uid: string
  /** The part of the e-mail after "@", lower case. */
  readonly domain: string
}

export interface SignedIn extends MemberKey {
  readonly state: 'signedIn'
  readonly email: string
  readonly claims: Claims
}

/** Who is using the page. A user without an e-mail counts as signed out. */
export type Session = SignedOut | SignedIn
