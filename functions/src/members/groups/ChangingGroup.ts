import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import type { Group } from './Group.ts'

/** A group within a transaction that changes it. */
export interface ChangingGroup {
  readonly id: string
  readonly group: Group
  readonly place: DocumentSnapshot
  readonly firestore: Firestore
  readonly transaction: Transaction
  readonly now: Date
}
