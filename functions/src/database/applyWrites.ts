import type { PlannedWrite } from '@outcome-studio/shared/domain/saving'
import type { Firestore, Transaction } from 'firebase-admin/firestore'

/** Adds planned writes to a transaction, which stores all of them or none. */
export function applyWrites(
  firestore: Firestore,
  transaction: Transaction,
  writes: readonly PlannedWrite[],
): void {
  for (const { path, fields } of writes) {
    if (fields === null) transaction.delete(firestore.doc(path))
    else transaction.set(firestore.doc(path), fields)
  }
}
