import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { updateProfilePhoto } from './updateProfilePhoto.ts'

/** Stores the signed-in person's photo, '' for none; succeeds when the database has acknowledged it. */
export function useUpdateProfilePhoto(): UseMutationResult<void, Error, string> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (photoUrl: string) => updateProfilePhoto(photoUrl),
  })
}
