import type { FirestoreConnection } from '../connection/Connection.ts'
import type { SignedIn } from '../session/Session.ts'

/** Dependencies of one call on a member's studies. */
export interface StudyStore {
  readonly firestore: FirestoreConnection
  readonly member: SignedIn
  readonly now: () => Date
  /** Creates a uuid that no other study has. */
  readonly newUuid: () => string
}
