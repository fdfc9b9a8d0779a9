import type { MemberKey, StoredRules } from '@outcome-studio/shared/domain'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { organisationRulesKey } from './rulesKeys.ts'
import { watchRules } from './watchRules.ts'

/** The custom rules of the member's organization, live; null if there are none. */
export function useOrganisationRules(): LiveResult<StoredRules | null> {
  return useLiveQuery(organisationRules, null)
}

function organisationRules({ uid, domain }: MemberKey): LiveSource<StoredRules | null> {
  return {
    queryKey: organisationRulesKey(uid, domain),
    watch: (onData, onError) => watchRules({ kind: 'organisation' }, onData, onError),
  }
}
