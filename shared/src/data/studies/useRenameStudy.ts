import type { StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../session/useUid.ts'
import { currentStudies } from './currentStudies.ts'
import type { StoredStudy } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/** The study's name and the one it shall get. */
export interface NewStudyName {
  readonly from: string
  readonly to: string
}

/** Renames a study; succeeds when the database has acknowledged it, with the new header. */
export function useRenameStudy(): UseMutationResult<StudyHeader, Error, NewStudyName> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ from, to }: NewStudyName) => currentStudies().rename(from, to),
    onSuccess: (header, { from, to }) => {
      const before = client.getQueryData<StoredStudy>(studyKeys.document(uid, from))
      if (before) client.setQueryData(studyKeys.document(uid, to), { ...before, header })
      client.removeQueries({ queryKey: studyKeys.document(uid, from), type: 'inactive' })
    },
  })
}
