import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import type { StoredStudy } from './StudyRepository.ts'
import { studyQuery } from './studyQuery.ts'

/**
 * One study as it is stored; null when signed out. Its error is a StudioError of the catalogue. It is
 * refetched only on request, so that it does not change during an edit.
 */
export function useStudy(docName: string): UseQueryResult<StoredStudy | null> {
  return useQuery(studyQuery(useUid(), docName))
}
