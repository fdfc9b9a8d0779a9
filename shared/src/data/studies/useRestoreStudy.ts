import type { RemovedStudy } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { currentStudies } from './currentStudies.ts'

/** A deleted study, and the name to restore it under. */
export interface StudyRestoration {
  readonly removed: RemovedStudy
  readonly docName: string
}

/** Restores a deleted study. */
export function useRestoreStudy(): UseMutationResult<void, Error, StudyRestoration> {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ removed, docName }: StudyRestoration) => currentStudies().restore(removed, docName),
  })
}
