import type { Profile } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { updateProfile } from './updateProfile.ts'

/** Stores the signed-in person's profile; succeeds when the database has acknowledged it. */
export function useUpdateProfile(): UseMutationResult<void, Error, Profile> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (profile: Profile) => updateProfile(profile),
  })
}
