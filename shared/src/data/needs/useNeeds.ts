import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { currentNeeds } from './currentNeeds.ts'
import type { StoredNeeds } from './NeedsRepository.ts'
import { needsKeys } from './needsKeys.ts'

/**
 * One needs document as it is stored; null when signed out. Its error is a StudioError of the catalogue. It is
 * refetched only on request, so that it does not change during an edit.
 */
export function useNeeds(docName: string): UseQueryResult<StoredNeeds | null> {
  const uid = useUid()
  return useQuery({
    queryKey: needsKeys.document(uid, docName),
    queryFn: () => (uid === null ? null : currentNeeds().load(docName)),
    enabled: uid !== undefined,
    gcTime: UNUSED_DATA_KEPT,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
