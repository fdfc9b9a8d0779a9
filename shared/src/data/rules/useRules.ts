import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { loadRules } from './loadRules.ts'
import { rulesKey } from './rulesKeys.ts'
import type { RulesPlace, StoredRules } from './StoredRules.ts'

/**
 * Custom rules as they are stored; null where there are none. They are read once and again when asked to: what is
 * being edited must not change under anybody's hands.
 * @param place null to read none, for whoever may not
 */
export function useRules(place: RulesPlace | null): UseQueryResult<StoredRules | null> {
  const uid = useUid()
  return useQuery({
    queryKey: place === null ? ['customRules', 'none'] : rulesKey(uid, place),
    queryFn: () => (place === null ? null : loadRules(place)),
    enabled: place !== null && uid !== undefined && uid !== null,
    // Whoever opens rules to edit them starts from what is stored now.
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
