import type { Claims, Member } from '@outcome-studio/shared/domain'

/** Who uses the page, as far as the guards must know. */
export type Person =
  /** The stored sign-in or the person's record is still being read. */
  | { readonly state: 'unknown' }
  | { readonly state: 'signedOut' }
  /** Signed in, but the record cannot be read. */
  | { readonly state: 'unavailable'; readonly error: Error; readonly tryAgain: () => void }
  | { readonly state: 'signedIn'; readonly member: Member; readonly claims: Claims }
