import type { Fields, PlannedWrite } from '@outcome-studio/shared/domain/saving'
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
    else transaction.set(reference, withBytes(sdk, fields))
  }
}

/** The SDK has a class of its own for bytes. */
const withBytes = ({ Bytes }: FirestoreConnection['sdk'], fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Bytes.fromUint8Array(value) : value,
    ]),
  )
