import type { StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../session/useUid.ts'
import { currentStudies } from './currentStudies.ts'
import { studyKeys } from './studyKeys.ts'

/** Deletes the study that is meant, whatever else carries its name by now. */
export function useRemoveStudy(): UseMutationResult<void, Error, Pick<StudyHeader, 'docName' | 'uuid'>> {
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
