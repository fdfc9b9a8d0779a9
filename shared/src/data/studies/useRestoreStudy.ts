import type { RemovedStudy } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { currentStudies } from './currentStudies.ts'

/** A deleted study, and the name it shall have again. */
export interface StudyRestoration {
  readonly removed: RemovedStudy
  readonly docName: string
}

/** Brings a deleted study back as it was. */
export function useRestoreStudy(): UseMutationResult<void, Error, StudyRestoration> {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ removed, docName }: StudyRestoration) => currentStudies().restore(removed, docName),
  })
}
