import type { Claims, Member } from '@outcome-studio/shared/domain/member'

/** A person who is signed in, with their record and the claims of their token. */
export interface SignedInPerson {
  readonly state: 'signedIn'
  readonly member: Member
  readonly claims: Claims
  /**
   * Set while the record is what an earlier visit stored on this device. It may be outdated: it is painted, but nothing
   * is done or edited because of it.
   */
  readonly isFromDevice?: true
}

/** The user of the page, with what the guards need to know. */
export type Person =
  /** The stored session or the member's record is still being read. */
  | { readonly state: 'unknown' }
  | { readonly state: 'signedOut' }
  /** Signed in, but the record cannot be read. */
  | { readonly state: 'unavailable'; readonly error: Error; readonly tryAgain: () => void }
  | SignedInPerson
