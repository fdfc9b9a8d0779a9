import type { PlannedWrite } from '@outcome-studio/shared/domain/saving'
import type { Transaction } from 'firebase/firestore'
import type { FirestoreConnection } from './Connection.ts'

/** Adds planned writes to a transaction, which stores all of them or none. */
export function applyWrites(
  { sdk, db }: FirestoreConnection,
  transaction: Transaction,
  writes: readonly PlannedWrite[],
): void {
  for (const { path, fields } of writes) {
    const reference = sdk.doc(db, path)
    if (fields === null) transaction.delete(reference)
    else transaction.set(reference, fields)
  }
}
