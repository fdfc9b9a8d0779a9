import { requireStorablePhoto } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

/**
 * Stores the signed-in person's photo. Resolves when the database has acknowledged it.
 * @param photoUrl data URL of a PNG, JPEG or WebP picture of at most 100 kB; '' removes the photo
 * @throws StudioError cen/photo-unreadable, cen/photo-too-large, cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export async function updateProfilePhoto(photoUrl: string, connection = currentConnection()): Promise<void> {
  requireStorablePhoto(photoUrl)
  await updateMemberRecord(() => ({ photoUrl }), connection)
}
