import type { Documents } from '../documents/Documents.ts'
import type { SignedIn } from '../session/Session.ts'

/** Dependencies of one call on a member's documents. */
export interface DocumentStore {
  readonly documents: Documents
  readonly member: SignedIn
  readonly now: () => Date
  /** Creates a uuid that no other document has. */
  readonly newUuid: () => string
}
