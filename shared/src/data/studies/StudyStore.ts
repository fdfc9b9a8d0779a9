import type { FirestoreConnection } from '../connection/Connection.ts'
import type { SignedIn } from '../session/Session.ts'

/** What one call on a member's studies works with. */
export interface StudyStore {
  readonly firestore: FirestoreConnection
  readonly member: SignedIn
  readonly now: () => Date
  /** Makes an identity no other study has. */
  readonly newUuid: () => string
}
