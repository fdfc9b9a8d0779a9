import type { StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { currentStudies } from './currentStudies.ts'
import type { NewStudyName } from './useRenameStudy.ts'

/** Copies a study under another name; succeeds with the copy's header. */
export function useCopyStudy(): UseMutationResult<StudyHeader, Error, NewStudyName> {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ from, to }: NewStudyName) => currentStudies().copy(from, to),
  })
}
