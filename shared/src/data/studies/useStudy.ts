import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { currentStudies } from './currentStudies.ts'
import type { StoredStudy } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/**
 * One study as it is stored; null when signed out. Its error is a StudioError of the catalogue. It is
 * refetched only on request, so that it does not change during an edit.
 */
export function useStudy(docName: string): UseQueryResult<StoredStudy | null> {
  const uid = useUid()
  return useQuery({
    queryKey: studyKeys.document(uid, docName),
    queryFn: () => (uid === null ? null : currentStudies().load(docName)),
    enabled: uid !== undefined,
    gcTime: UNUSED_DATA_KEPT,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
