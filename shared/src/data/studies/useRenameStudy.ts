import type { StudyHeader, StudyUuid } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewName } from '../repository/NewName.ts'
import { cachedStudies } from './cachedStudies.ts'

/** The study's current name and its new one. */
export type NewStudyName = NewName

/** The uuid identifies the study, in case another one has its name now. */
export interface StudyRenaming extends NewStudyName {
  readonly uuid: StudyUuid
}

/** Renames a study; succeeds when the database has acknowledged it, with the new header. */
export function useRenameStudy(): UseMutationResult<StudyHeader, Error, StudyRenaming> {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ from, to, uuid }: StudyRenaming) => cachedStudies(client).rename(from, to, uuid),
  })
}
