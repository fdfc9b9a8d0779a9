import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import type { Group } from './Group.ts'

/** A group within a transaction that changes it. */
export interface ChangingGroup {
  readonly id: string
  readonly group: Group
  readonly place: DocumentSnapshot
  /** Name of the person behind the group's contact address; empty if it is not known. */
  readonly contactName: string
  readonly firestore: Firestore
  readonly transaction: Transaction
  readonly now: Date
}
