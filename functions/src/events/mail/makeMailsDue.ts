import type { DocumentData, DocumentReference, Firestore, UpdateData } from 'firebase-admin/firestore'

/** Ledgers of one transaction. */
const AT_ONCE = 50

/**
 * Makes mails due in many ledgers, before any of them is sent: a process that ends while it sends has forgotten nobody.
 * Deleted ledgers are left out.
 * @param places documents with the ledgers
 * @param fieldsOf the fields that make a mail due in a ledger, from dueEventMail; null if the member is to get none
 */
export async function makeMailsDue(
  places: readonly DocumentReference[],
  firestore: Firestore,
  fieldsOf: (stored: unknown) => UpdateData<DocumentData> | null,
): Promise<void> {
  for (let at = 0; at < places.length; at += AT_ONCE) {
    const some = places.slice(at, at + AT_ONCE)
    await firestore.runTransaction(async (transaction) => {
      for (const stored of await transaction.getAll(...some)) {
        const fields = stored.exists ? fieldsOf(stored.data()) : null
        if (fields !== null) transaction.update(stored.ref, fields)
      }
    })
  }
}
