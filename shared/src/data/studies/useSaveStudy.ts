import type { StudyHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { cachedStudies } from './cachedStudies.ts'
import type { SaveStudy } from './StudyRepository.ts'

/** Saves a study; succeeds when the database has acknowledged it, with the new header. */
export function useSaveStudy(): UseMutationResult<StudyHeader, Error, SaveStudy> {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (command: SaveStudy) => cachedStudies(client).save(command),
  })
}
