import { requireStorablePhoto, StudioError } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { transact } from '../connection/transact.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'
import { memberPath } from './memberPath.ts'

/**
 * Stores the signed-in person's photo. Resolves when the database has acknowledged it.
 * @param photoUrl data URL of a PNG, JPEG or WebP picture of at most 100 kB; '' removes the photo
 * @throws StudioError cen/photo-unreadable, cen/photo-too-large, cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export async function updateProfilePhoto(photoUrl: string, connection = currentConnection()): Promise<void> {
  requireStorablePhoto(photoUrl)
  try {
    const member = await requireSignedIn(connection)
    const firestore = await connection.firestore()
    const record = firestore.sdk.doc(firestore.db, memberPath(member))
    await transact(firestore, async (transaction) => {
      const stored = await transaction.get(record)
      if (!stored.exists()) throw new StudioError('cen/doc-not-found')
      transaction.update(record, { photoUrl })
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
