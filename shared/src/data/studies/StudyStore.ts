import type { Documents } from '../documents/Documents.ts'
import type { SignedIn } from '../session/Session.ts'

/** Dependencies of one call on a member's studies. */
export interface StudyStore {
  readonly documents: Documents
  readonly member: SignedIn
  readonly now: () => Date
  /** Creates a uuid that no other study has. */
  readonly newUuid: () => string
}
