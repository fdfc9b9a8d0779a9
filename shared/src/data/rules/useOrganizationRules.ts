import type { StoredRules } from '@outcome-studio/shared/domain/checker'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { organizationRulesKey } from './rulesKeys.ts'
import { watchRules } from './watchRules.ts'

/** The custom rules of the member's organization, live; null if there are none. */
export function useOrganizationRules(): LiveResult<StoredRules | null> {
  return useLiveQuery(organizationRules, null)
}

function organizationRules({ uid, domain }: MemberKey): LiveSource<StoredRules | null> {
  return {
    queryKey: organizationRulesKey(uid, domain),
    watch: (onData, onError) => watchRules({ kind: 'organization' }, onData, onError),
  }
}
