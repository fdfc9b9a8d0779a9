import type { QueryClient } from '@tanstack/react-query'
import { cacheChanges } from '../repository/cacheChanges.ts'
import { currentStudies } from './currentStudies.ts'
import type { SaveStudy, StoredStudy, StudyRepository } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/** The signed-in member's studies. Every save, rename and deletion also updates the query cache. */
export function cachedStudies(client: QueryClient): StudyRepository {
  const studies = currentStudies()
  return {
    ...studies,
    ...cacheChanges(client, studies, {
      keyOf: studyKeys.document,
      storedOf: (header: StoredStudy['header'], { study }: SaveStudy): StoredStudy => ({ header, study }),
    }),
  }
}
