import type { StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { currentStudies } from './currentStudies.ts'
import type { SaveStudy } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/** Saves a study; succeeds when the database has acknowledged it, with the new header. */
export function useSaveStudy(): UseMutationResult<StudyHeader, Error, SaveStudy> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: (command: SaveStudy) => currentStudies().save(command),
    onSuccess: (header, { docName, study }) => {
      client.setQueryData(studyKeys.document(uid, docName), { header, study })
    },
  })
}
