import { type ChecklistItem, StudioError } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { transact } from '../connection/transact.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'
import { memberPath } from './memberPath.ts'

export interface ChecklistToggle {
  readonly item: ChecklistItem
  readonly isDone: boolean
}

/**
 * Adds an item to the signed-in person's saved progress, or removes it, and leaves the others as another tab may
 * have set them meanwhile. Resolves when the database has acknowledged it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export async function updateChecklist(
  { item, isDone }: ChecklistToggle,
  connection = currentConnection(),
): Promise<void> {
  try {
    const member = await requireSignedIn(connection)
    const firestore = await connection.firestore()
    const { sdk, db } = firestore
    const record = sdk.doc(db, memberPath(member))
    await transact(firestore, async (transaction) => {
      const stored = await transaction.get(record)
      if (!stored.exists()) throw new StudioError('cen/doc-not-found')
      transaction.update(record, {
        checklistProgress: isDone ? sdk.arrayUnion(item) : sdk.arrayRemove(item),
      })
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
