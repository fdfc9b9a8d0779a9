import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** The cloud that a command acts on. */
export interface AdminCloud {
  readonly auth: Auth
  readonly firestore: Firestore
  /** Opens another database of the project, such as one into which an export was imported. */
  readonly openDatabase: (id: string) => Firestore
  /** Name of the operator, for the audit log. */
  readonly operator: string
  readonly now: () => Date
  /** Prints what a command is about to change. */
  readonly announce: (line: string) => void
}
