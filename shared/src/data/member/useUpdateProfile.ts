import { normalizeProfile, type Profile } from '@outcome-studio/shared/domain/member'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

/**
 * Stores the signed-in person's profile, trimmed, with the name joined from first and last name. Resolves
 * when the database has acknowledged it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export function updateProfile(
  profile: Profile,
  connection: Pick<Connection, 'source'> = currentConnection(),
): Promise<void> {
  return updateMemberRecord(() => ({ ...normalizeProfile(profile) }), connection)
}

/** Stores the signed-in person's profile; succeeds when the database has acknowledged it. */
export function useUpdateProfile(): UseMutationResult<void, Error, Profile> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (profile: Profile) => updateProfile(profile),
  })
}
