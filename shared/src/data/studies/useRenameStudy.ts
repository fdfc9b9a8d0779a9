import type { StudyHeader, StudyUuid } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { currentStudies } from './currentStudies.ts'
import type { StoredStudy } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/** The study's name and the one it shall get. */
export interface NewStudyName {
  readonly from: string
  readonly to: string
}

/** The study that is meant, whatever else carries its name by now. */
export interface StudyRenaming extends NewStudyName {
  readonly uuid: StudyUuid
}

/** Renames a study; succeeds when the database has acknowledged it, with the new header. */
export function useRenameStudy(): UseMutationResult<StudyHeader, Error, StudyRenaming> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ from, to, uuid }: StudyRenaming) => currentStudies().rename(from, to, uuid),
    onSuccess: (header, { from, to }) => {
      const before = client.getQueryData<StoredStudy>(studyKeys.document(uid, from))
      if (before) client.setQueryData(studyKeys.document(uid, to), { ...before, header })
      client.removeQueries({ queryKey: studyKeys.document(uid, from), type: 'inactive' })
    },
  })
}
