import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain'
import { queryOptions } from '@tanstack/react-query'
import { currentStudies } from './currentStudies.ts'
import type { StoredStudy } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/**
 * Reads one study, which is refetched only on request, so that it does not change during an edit.
 * @param uid of the member; null when signed out, undefined until that is known
 */
export const studyQuery = (uid: string | null | undefined, docName: string) =>
  queryOptions<StoredStudy | null>({
    queryKey: studyKeys.document(uid, docName),
    queryFn: () => (uid === null ? null : currentStudies().load(docName)),
    enabled: uid !== undefined,
    gcTime: UNUSED_DATA_KEPT,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
