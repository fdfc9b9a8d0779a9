import type { CollectionPath, MemberKey } from '@outcome-studio/shared/domain/paths'
import type { SignedIn } from '../session/Session.ts'
import type { Documents, RawDocument } from './Documents.ts'

/** The signed-in member of one client, and the documents they may read and write. */
export interface DocumentSource {
  /**
   * Returns the member, after the browser's stored sign-in was read.
   * @throws StudioError cen/sign-in-required
   */
  member(): Promise<SignedIn>
  /**
   * Renews the token if it has expired. Await it before a transaction: a renewal that fails during a transaction breaks
   * the Firestore SDK on this page.
   * @throws FirebaseError auth/network-request-failed …
   */
  renewToken(): Promise<void>
  /**
   * Asks the sign-in service whether the session is still valid, because the server has refused it. Ends the session on
   * this page if not.
   * @returns whether a member is still signed in
   */
  confirmSession(): Promise<boolean>
  /** Whether no member is signed in. */
  isSignedOut(): Promise<boolean>
  documents(): Promise<Documents>
  /**
   * Reads the documents of a collection before the database's SDK is loaded. Once it is, its listener answers as soon.
   * @param collectionOf returns the collection of the member who is signed in
   * @throws LightReadError if the SDK is loaded, or if only a listener can read the collection
   */
  listEarly(
    collectionOf: (member: MemberKey) => CollectionPath,
    signal: AbortSignal,
  ): Promise<readonly RawDocument[]>
}
