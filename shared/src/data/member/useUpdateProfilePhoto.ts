import { requireStorablePhoto } from '@outcome-studio/shared/domain/account'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

/**
 * Stores the signed-in person's photo. Resolves when the database has acknowledged it.
 * @param photoUrl data URL of a PNG, JPEG or WebP picture of at most 100 kB; '' removes the photo
 * @throws StudioError cen/photo-unreadable, cen/photo-too-large, cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export async function updateProfilePhoto(
  photoUrl: string,
  connection: Pick<Connection, 'source'> = currentConnection(),
): Promise<void> {
  requireStorablePhoto(photoUrl)
  await updateMemberRecord(() => ({ photoUrl }), connection)
}

/** Stores the signed-in person's photo, '' for none; succeeds when the database has acknowledged it. */
export function useUpdateProfilePhoto(): UseMutationResult<void, Error, string> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (photoUrl: string) => updateProfilePhoto(photoUrl),
  })
}
