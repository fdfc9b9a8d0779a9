import type { RemovedStudy, StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { cachedStudies } from './cachedStudies.ts'

/** Deletes the study that is meant, whatever else carries its name by now; succeeds with what it was. */
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
