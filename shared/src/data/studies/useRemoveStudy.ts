import type { StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { currentStudies } from './currentStudies.ts'
import type { RemovedStudy } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/** Deletes the study that is meant, whatever else carries its name by now; succeeds with what it was. */
export function useRemoveStudy(): UseMutationResult<
  RemovedStudy | null,
  Error,
  Pick<StudyHeader, 'docName' | 'uuid'>
> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ docName, uuid }: Pick<StudyHeader, 'docName' | 'uuid'>) =>
      currentStudies().remove(docName, uuid),
    onSuccess: (_nothing, { docName }) => {
      client.removeQueries({ queryKey: studyKeys.document(uid, docName), type: 'inactive' })
    },
  })
}
