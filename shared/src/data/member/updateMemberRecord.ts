import { memberPath, StudioError } from '@outcome-studio/shared/domain'
import type { Connection, FirestoreConnection } from '../connection/Connection.ts'
import { transact } from '../connection/transact.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../signIn/requireSignedIn.ts'
import { requireToken } from '../signIn/requireToken.ts'

/**
 * Changes fields of the signed-in person's record, and leaves the others as they are. Resolves when the database has
 * acknowledged it.
 * @param changes new values by field, or by path of a field within one
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export async function updateMemberRecord(
  changes: (sdk: FirestoreConnection['sdk']) => Readonly<Record<string, unknown>>,
  connection: Connection,
): Promise<void> {
  try {
    const member = await requireSignedIn(connection)
    await requireToken(connection)
    const firestore = await connection.firestore()
    const record = firestore.sdk.doc(firestore.db, memberPath(member))
    // Offline, a plain write stays pending; a transaction rejects.
    await transact(firestore, async (transaction) => {
      const stored = await transaction.get(record)
      if (!stored.exists()) throw new StudioError('cen/doc-not-found')
      transaction.update(record, changes(firestore.sdk))
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
