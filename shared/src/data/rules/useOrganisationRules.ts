import type { MemberKey, StoredRules } from '@outcome-studio/shared/domain'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { watchRules } from './watchRules.ts'

/** The custom rules of the member's organisation, live; null if there are none. */
export function useOrganisationRules(): LiveResult<StoredRules | null> {
  return useLiveQuery(organisationRules, null)
}

/** The key differs from that of useRules, whose rules must not change during an edit. */
function organisationRules({ uid, domain }: MemberKey): LiveSource<StoredRules | null> {
  return {
    queryKey: ['customRules', uid, 'live', domain],
    watch: (onData, onError) => watchRules({ kind: 'organisation' }, onData, onError),
  }
}
