import type { SignedIn } from '../session/Session.ts'
import type { Documents } from './Documents.ts'

/** The signed-in member of one client, and the documents they may read and write. */
export interface DocumentSource {
  /**
   * Returns the member, after the browser's stored sign-in was read.
   * @throws StudioError cen/sign-in-required
   */
  member(): Promise<SignedIn>
  /**
   * Renews the token if it has expired. Await it before a transaction: if renewing fails while a transaction runs,
   * the Firestore SDK does not work on this page any more.
   * @throws FirebaseError auth/network-request-failed …
   */
  renewToken(): Promise<void>
  /**
   * Asks the sign-in service whether the session is still valid, because the server has refused it. Ends the session on
   * this page if not.
   * @returns false if nobody is signed in any more
   */
  confirmSession(): Promise<boolean>
  /** Whether nobody is signed in any more. */
  isSignedOut(): Promise<boolean>
  documents(): Promise<Documents>
}
