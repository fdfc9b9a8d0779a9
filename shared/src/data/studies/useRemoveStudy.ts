import type { RemovedStudy, StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { cachedStudies } from './cachedStudies.ts'

/** Deletes a study by name and uuid, in case another one has its name now; succeeds with what was deleted. */
export function useRemoveStudy(): UseMutationResult<
  RemovedStudy | null,
  Error,
  Pick<StudyHeader, 'docName' | 'uuid'>
> {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ docName, uuid }: Pick<StudyHeader, 'docName' | 'uuid'>) =>
      cachedStudies(client).remove(docName, uuid),
  })
}
